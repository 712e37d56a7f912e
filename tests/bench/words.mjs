import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const HEAD =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>';
const MARKUP_TO_STRIP = /<(?!\/?(h1|h2|h3|p|ul|li)\b)[^>]*>|(?<=<\w+)\s[^>]*/g;

/** Reference for the first paint: a static page with the text of home and login. Requires the portal's build. */
export async function startWords() {
  const pages = new Map(
    ['home', 'login'].flatMap((name) =>
      ['bn', 'en'].map((language) => [`/${name}.${language}`, brotliCompressSync(wordsOf(name, language))]),
    ),
  );
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: (name, language) => `http://127.0.0.1:${server.address().port}/${name}.${language}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function wordsOf(name, language) {
  const document = readFileSync(`dist/portal/pages/${name}.${language}.html`, 'utf8');
  const body = document.slice(document.indexOf('<body>')).replace(/<(style|script)[\s\S]*?<\/\1>/g, '');
  return `${HEAD}<body>${body.replace(MARKUP_TO_STRIP, ' ')}</body></html>`;
}
