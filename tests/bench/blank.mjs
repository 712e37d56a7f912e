import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const FOLDER = '.cache/bench/blank';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Reference: an empty Vite + React page, built and served compressed like the portal. */
export async function startBlank() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, 'index.html'),
    '<!doctype html><html><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  );
  writeFileSync(
    join(FOLDER, 'main.jsx'),
    "import { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(<h1>An empty page</h1>);\n",
  );
  await build({ root: FOLDER, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir: 'dist' } });
  const files = new Map(
    readdirSync(join(FOLDER, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(join(FOLDER, 'dist').length), brotliCompressSync(readFileSync(file))]),
  );
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = files.get(name);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': TYPES[extname(name)] ?? 'text/plain',
      'Content-Encoding': 'br',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
