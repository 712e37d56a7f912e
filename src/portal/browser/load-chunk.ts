import { SETTINGS } from '../../contract/platform/settings';

/** Event of the window: a file did not load; its `detail` is the address. */
export const LOAD_FAILED = 'maidan.loadFailed';

const coming = new Map<string, Promise<unknown>>();

/**
 * Imports a chunk once all of its files are loaded, each within 120 s. A browser remembers that a module failed and
 * does not request it again as long as the page is open; so what can fail is done before, and can be retried
 * (s8.chunk.load-error). vite.config.ts puts it round every `import()`, in the place of Vite's own.
 */
export const loadChunk = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  await Promise.all(files.map(once));
  return load();
};

/** A file is requested once, and again only if it failed. */
function once(file: string): Promise<unknown> {
  const url = `/${file}`;
  const pendingLoad = coming.get(url) ?? (url.endsWith('.css') ? style(url) : script(url));
  coming.set(url, pendingLoad);
  pendingLoad.catch(() => {
    coming.delete(url);
    dispatchEvent(new CustomEvent(LOAD_FAILED, { detail: url }));
  });
  return pendingLoad;
}

/**
 * Files that the document itself requests are on their way, and a style sheet may be in it; `Link` headers fill the
 * cache alone.
 */
const isHere = (url: string) => document.querySelector(`[href="${url}"],[src="${url}"],[data-file="${url}"]`) !== null;

/** Stores the file in the browser's cache, from which the import reads it. */
async function script(url: string) {
  if (isHere(url)) return;
  const reply = await fetch(url, { signal: AbortSignal.timeout(SETTINGS.chunkTimeout) });
  if (!reply.ok) throw new Error(`${url} did not come`);
  await reply.blob();
}

const style = (url: string) =>
  new Promise<unknown>((come, fail) => {
    if (isHere(url)) return come(url);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = come;
    link.onerror = () => {
      link.remove();
      fail(new Error(`${url} did not come`));
    };
    setTimeout(() => link.sheet ?? link.onerror?.(new Event('error')), SETTINGS.chunkTimeout);
    document.head.append(link);
  });
