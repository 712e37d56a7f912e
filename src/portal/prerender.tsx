import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { type Language, SETTINGS } from '../contract';
import { App } from './app/app';
import { createPage } from './app/page';
import { createPortalRouter } from './app/router';
import { titleOf } from './app/titles';
import { destinations, routes } from './destinations';
import { manifestIn, writeIcons } from './installed';
import { offlineDocument } from './offline-document';
import type { Destination, ScreenRow } from './parts/portal/destination';
import { loadWords, speak } from './parts/portal/words';

/**
 * Folder of the documents that are served first, by page and language: the initial state of the charts, rendered
 * without a script.
 */
const out = new URL('../portal/', import.meta.url);
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>;
const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', out), 'utf8'));
const template = readFileSync(new URL('index.html', out), 'utf8');

type Drawn = { name: string; path: string | null; entry: string | null; words: readonly string[] };
/** `app` has no body: it serves all other pages, which their own chunks render. */
const pages: readonly Drawn[] = [
  { name: 'home', path: '/', ...chunkOf(destinations.home) },
  { name: 'login', path: '/login', ...chunkOf(destinations.loginScreen) },
  { name: 'app', path: null, entry: null, words: [] },
];

/** An empty storage: pages are built without a session. */
const nothingStored = (language: Language) => ({
  shared: { end: () => {}, awake: () => {}, name: () => '', moved: () => {}, listen: () => () => {} },
  logins: { show: () => () => {}, watch: () => () => {} },
  token: () => null,
  merchant: () => SETTINGS.brand.merchant,
  openSession() {},
  onUnstored() {},
  flagChange() {},
  forgetChange() {},
  keepBegunDeposit() {},
  takeBegunDeposit: () => null,
  account: () => null,
  isMember: () => false,
  keepVassalage() {},
  takeVassalage: () => null,
  keepInvitation() {},
  invitation: () => null,
  forgetInvitation() {},
  forgetSession() {},
  trust: () => [],
  keepTrust() {},
  language: () => language,
  keepLanguage() {},
});

const emptyStorage: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem() {} };

async function draw(path: string, language: Language) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const page = createPage({
    history,
    fetch: () => Promise.reject(new Error('Nothing is fetched while pages are built')),
    storage: nothingStored(language),
    session: emptyStorage,
    host: '',
    language,
    now: Date.now,
  });
  const router = createPortalRouter({ portal: page.portal }, history);
  await loadWords('shell', language);
  await speak(language);
  await router.load();
  return renderToString(<App page={page} router={router} />);
}

/**
 * Files that a screen needs immediately: its style sheets and scripts, and its messages, so that requests are not
 * chained.
 */
function head({ entry, words }: Drawn, language: Language) {
  const files = filesOf([...(entry ? [entry] : []), ...inLanguage([...words, 'shell'], language)]);
  return {
    styles: files.filter(isStyle).map((file) => `<link rel="stylesheet" href="/${file}">`),
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => `<link rel="modulepreload" href="/${file}">`),
  };
}

const inLanguage = (words: readonly string[], language: Language) =>
  words.map((name) => `locales/${language}/${name}.po`);
const isStyle = (file: string) => file.endsWith('.css');

/** Files of chunks and of their imports, except those that every document names. */
function filesOf(entries: readonly string[]): string[] {
  const found = entries
    .flatMap((key) => chunks(key))
    .flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.css ?? [])]);
  return [...new Set(found.filter((file) => file !== undefined))].filter((file) => !template.includes(file));
}

function chunks(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [key, ...(chunk.imports ?? []).flatMap((imported) => chunks(imported, seen))];
}

/** Returns the manifest key of a screen's chunk, and its catalogues. */
function chunkOf(row: Destination | undefined) {
  if (!row?.file) throw new Error('A screen is in no chunk of its own');
  return { entry: entryOf(row.file), words: row.words };
}

/** Returns the manifest key of an import path in `destinations.ts`. */
function entryOf(path: string) {
  const entry = ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path.slice(2) + end)
    .find((key) => key in manifest);
  if (!entry) throw new Error(`${path} is no chunk of its own`);
  return entry;
}

/**
 * Files that a browser requests while it reads the document of a screen that is not prerendered: by language, for the
 * `Link` header.
 */
function earlyOf(row: ScreenRow): Partial<Record<Language, string>> {
  const { entry, words } = chunkOf(row);
  const entries = ['app/entry-dependencies.ts', entry];
  const link = (language: Language) =>
    filesOf([...entries, ...inLanguage(words, language)])
      .map((name) => `</${name}>; rel=preload; ${isStyle(name) ? 'as=style' : 'as=script; crossorigin'}`)
      .join(', ');
  return Object.fromEntries(SETTINGS.languages.map((language) => [language, link(language)]));
}

/** Preloads the largest picture, so that it does not wait behind the scripts. */
const firstPicture = (body: string) =>
  body
    .match(/<img[^>]*fetchPriority="high"[^>]*>/i)?.[0]
    .match(/src="([^"]+)"/)
    ?.slice(1)
    .map((src) => `<link rel="preload" as="image" href="${src}" fetchpriority="high">`) ?? [];

/**
 * Inlines a style sheet, so that the first paint waits for nothing else. The gateway's policy allows it by its hash.
 */
const inDocument = (html: string) =>
  html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g,
    (_, file: string) => `<style data-file="/${file}">${readFileSync(new URL(file, out), 'utf8').trim()}</style>`,
  );

/** Lowers the priority of scripts, so that they do not compete with the first paint. */
const afterThePaint = (html: string) =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

function document(body: string, drawn: Drawn, language: Language) {
  const html = filled(body, drawn, language);
  return drawn.path ? afterThePaint(inDocument(html)) : html;
}

function filled(body: string, drawn: Drawn, language: Language) {
  const { path } = drawn;
  const { styles, scripts } = head(drawn, language);
  return (
    template
      .replace('<html lang="bn">', `<html lang="${language}">`)
      .replace(
        '<!--head-->',
        [
          `<title>${titleOf(path ?? '')}</title>`,
          `<link rel="manifest" href="/app.${language}.webmanifest">`,
          ...firstPicture(body),
          ...scripts,
        ].join(''),
      )
      // After those of every page, as where the screen loads later: rules of one card override those of cards in
      // general.
      .replace('</head>', `${styles.join('')}</head>`)
      .replace('data-path=""', `data-path="${path ?? ''}"`)
      .replace('<!--body-->', body)
  );
}

/** Compresses files ahead of time, so that the gateway has nothing to compress while it serves. */
async function compress(folder: URL) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(`${parentPath}/${name}`)));
}
async function compressFile(file: string) {
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

mkdirSync(new URL('pages/', out), { recursive: true });
for (const language of SETTINGS.languages) {
  for (const page of pages) {
    const body = page.path ? await draw(page.path, language) : '';
    writeFileSync(new URL(`pages/${page.name}.${language}.html`, out), document(body, page, language));
  }
}
/** Writes the list of files into the worker, which therefore changes whenever a served file does. */
async function completeWorker() {
  const file = new URL('sw.js', out);
  const written: string[] = [readFileSync(file, 'utf8'), JSON.stringify(manifest)];
  const cachedPaths = new Set<string>();
  for (const language of SETTINGS.languages) {
    await loadWords('offline', language);
    await speak(language);
    const page = offlineDocument(template, language);
    writeFileSync(new URL(`offline.${language}.html`, out), page.html);
    writeFileSync(new URL(`app.${language}.webmanifest`, out), manifestIn(language));
    written.push(page.html);
    for (const path of [`/offline.${language}.html`, ...page.files]) cachedPaths.add(path);
  }
  const version = createHash('sha256').update(written.join('\n')).digest('hex').slice(0, 16);
  writeFileSync(file, `const maidanBuild=${JSON.stringify({ version, kept: [...cachedPaths] })};${written[0]}`);
}
await completeWorker();
writeIcons(out);
writeFileSync(
  new URL('pages/routes.json', out),
  JSON.stringify(routes.map(({ path, row }) => ({ path, early: earlyOf(row) }))),
);
rmSync(new URL('index.html', out));
rmSync(new URL('.vite/', out), { recursive: true });
await compress(out);
