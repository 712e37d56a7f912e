import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, SETTINGS } from '../../../contract';

/**
 * Document with precompressed variants; `styles` are the hashes of its inline style sheets for the content security
 * policy.
 */
export type Packed = { etag: string; styles: readonly string[]; plain: Buffer; br: Buffer; gzip: Buffer };
type Kind = 'home' | 'login' | 'app';
/**
 * Lookup of documents by path. `early`: the `Link` header with resources that the browser should preload for documents
 * that are not prerendered.
 */
export type Documents = { find(path: string, language: Language): { document: Packed; known: boolean; early: string } };
type Route = { path: string; early: Partial<Record<Language, string>> };

const HOME = ['/', '/index', '/index.html', '/home'];

/** Reads the documents that the build rendered; null if the portal is not built. */
export function readDocuments(portalDir: string): Documents | null {
  const folder = join(portalDir, 'pages');
  if (!existsSync(join(folder, 'app.bn.html'))) return null;
  const documents = new Map<string, Packed>();
  for (const kind of ['home', 'login', 'app'] satisfies Kind[])
    for (const language of SETTINGS.languages)
      documents.set(`${kind}.${language}`, readPacked(join(folder, `${kind}.${language}.html`)));
  const routeOf = routeFinder(JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')));
  return {
    find(path, language) {
      const kind = kindOf(path);
      const document = documents.get(`${kind}.${language}`);
      if (!document) throw new TypeError(`no document ${kind}.${language}`);
      const route = routeOf(path);
      if (kind !== 'app') return { document, known: true, early: '' };
      return { document, known: route !== undefined, early: route?.early[language] ?? '' };
    },
  };
}

const kindOf = (path: string): Kind => {
  if (HOME.includes(path)) return 'home';
  return path === '/login' ? 'login' : 'app';
};

/** Reads a document and its compressed variants, as the build left them. */
function readPacked(file: string): Packed {
  const plain = readFileSync(file);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const styles = [...plain.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return { etag, styles, plain, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}

/** Returns the function that matches a path to a route of the portal; a segment starting with `$` matches any value. */
function routeFinder(routes: Route[]) {
  const patterns = routes.map((route) => ({ route, pattern: route.path.split('/') }));
  return (path: string) => {
    const segments = path.replace(/(?<=.)\/$/, '').split('/');
    return patterns.find(
      ({ pattern }) =>
        pattern.length === segments.length && pattern.every((part, i) => part.startsWith('$') || part === segments[i]),
    )?.route;
  };
}
