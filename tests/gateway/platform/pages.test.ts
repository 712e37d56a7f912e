import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../harness/gateway';

const portal = mkdtempSync(join(tmpdir(), 'maidan-portal-'));
const LINK = '</assets/lobby-abc.js>; rel=preload; as=script; crossorigin';
const ROUTES = [
  ...['/', '/login'].map((path) => ({ path, early: { bn: LINK, en: LINK } })),
  ...['/helpmc', '/register.html'].map((path) => ({ path, early: {} })),
  { path: '/promotions/$id', early: { bn: LINK, en: `${LINK}, </assets/en.js>; rel=preload; as=script; crossorigin` } },
];
const STYLE = '<style data-file="/assets/look.css">h1{color:red}</style>';
let gateway: TestGateway;
beforeAll(async () => {
  for (const folder of ['pages', 'assets', '.vite']) mkdirSync(join(portal, folder));
  for (const kind of ['home', 'login', 'app'])
    for (const language of ['bn', 'en']) {
      const file = join(portal, 'pages', `${kind}.${language}.html`);
      const document = `<!doctype html>${kind} ${language}${kind === 'login' ? STYLE : ''}`;
      writeFileSync(file, document);
      writeFileSync(`${file}.br`, brotliCompressSync(document));
      writeFileSync(`${file}.gz`, gzipSync(document));
    }
  writeFileSync(join(portal, 'pages', 'routes.json'), JSON.stringify(ROUTES));
  writeFileSync(join(portal, 'index.html'), 'the template');
  writeFileSync(join(portal, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(portal, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(portal, 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(portal, 'assets', 'main-abc.js.br'), brotliCompressSync('export {};'));
  gateway = await startTestGateway({ PORTAL_DIR: portal });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(portal, { recursive: true });
});

test.each([
  ['/', 200, 'home bn'],
  ['/index', 200, 'home bn'],
  ['/index.html', 200, 'home bn'],
  ['/home', 200, 'home bn'],
  ['/?dialog=login', 200, 'home bn'],
  ['/login', 200, `login bn${STYLE}`],
  ['/helpmc', 200, 'app bn'],
  ['/helpmc/', 200, 'app bn'],
  ['/register.html', 200, 'app bn'],
  ['/promotions/7', 200, 'app bn'],
  ['/promotions/7/8', 404, 'app bn'],
  ['/nothing', 404, 'app bn'],
])('%s returns %i with the document %s [s2.route.home]', async (path, status, words) => {
  const answer = await gateway.call(path);
  expect({ status: answer.status, text: answer.text }).toEqual({ status, text: `<!doctype html>${words}` });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('vary')).toContain('Cookie');
});

test('the policy allows a document’s inline styles by their hash only [asvs 3.4.3]', async () => {
  const stylesOf = async (path: string) =>
    /style-src [^;]*/.exec((await gateway.call(path)).headers.get('content-security-policy') ?? '')?.[0];
  const hash = createHash('sha256').update('h1{color:red}').digest('base64');
  expect([await stylesOf('/login'), await stylesOf('/')]).toEqual([
    `style-src 'self' 'sha256-${hash}'`,
    `style-src 'self'`,
  ]);
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'username=player&password=Shapla%232026'],
  [
    'a form of files',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\nShapla\r\n--b--',
  ],
  ['plain text', 'text/plain', 'password=Shapla'],
])(
  'a login form sent before its script has loaded redirects to the page and is not logged: %s [asvs 14.2.1 16.2.5]',
  async (_, type, body) => {
    const headers = { 'Content-Type': type };
    const { status, headers: answered } = await fetch(`${gateway.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
    });
    expect([status, answered.get('location')]).toEqual([303, '/login']);
    expect(gateway.logged.join('')).not.toContain('Shapla');
  },
);

test('serves English by cookie, else Bengali [s1.product.languages s9.const.languages s1.brand.languages]', async () => {
  const page = async (Cookie: string) => (await gateway.call('/', { headers: { Cookie } })).text;
  expect(await page('x=1; lang=en')).toContain('home en');
  expect(await page('lang=xx')).toContain('home bn');
  expect(await page('')).toContain('home bn');
});

test('preloads what a screen needs with the document', async () => {
  const link = async (path: string, Cookie = '') =>
    (await gateway.call(path, { headers: { Cookie } })).headers.get('link');
  expect(await link('/promotions/7')).toBe(LINK);
  expect(await link('/promotions/7', 'lang=en')).toContain('/assets/en.js');
  expect([await link('/'), await link('/helpmc'), await link('/nothing')]).toEqual([null, null, null]);
});

test('an unchanged document returns 304', async () => {
  const tag = (await gateway.call('/')).headers.get('etag') ?? '';
  expect(await gateway.call('/', { headers: { 'If-None-Match': tag } })).toMatchObject({ status: 304, text: '' });
  expect((await gateway.call('/', { headers: { 'If-None-Match': tag, Cookie: 'lang=en' } })).status).toBe(200);
});

test('hashed files are cached permanently, others for an hour', async () => {
  expect((await gateway.call('/assets/main-abc.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await gateway.call('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

const script = expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/);
const encodings = (path: string, accepted: string) =>
  new Promise((done) =>
    request(gateway.url + path, { headers: { 'Accept-Encoding': accepted } }, ({ headers, statusCode }) =>
      done([statusCode, headers['content-encoding'], headers['content-type']]),
    ).end(),
  );

test('serves precompressed files to clients that accept them', async () => {
  expect(await encodings('/assets/main-abc.js', 'gzip, br')).toEqual([200, 'br', script]);
  expect(await encodings('/assets/main-abc.js', 'identity')).toEqual([200, undefined, script]);
  expect(await encodings('/', 'gzip, br')).toEqual([200, 'br', 'text/html; charset=utf-8']);
  expect(await encodings('/', 'gzip')).toEqual([200, 'gzip', 'text/html; charset=utf-8']);
});

test.each([
  '/assets/main-old.js',
  '/assets/',
  '/assets/main-abc.js.br',
  '/favicon.ico',
  '/.vite/manifest.json',
  '/pages/home.bn.html',
  '/pages/routes.json',
])('%s returns 404 [asvs 13.4.1]', async (path) => expect((await gateway.call(path)).status).toBe(404));

test('rejects posts to a page', async () => {
  expect(await gateway.call('/helpmc', { method: 'POST', json: {} })).toMatchObject({
    status: 404,
    reply: { code: 'request.notFound' },
  });
});
