import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const BEGINNINGS = ['atlas', 'inspect'];
const beginning = (name: string): string => fileURLToPath(new URL(`./begin-${name}.ts`, import.meta.url));
const command = fileURLToPath(new URL('../cli/charts.ts', import.meta.url));

/**
 * Vite plugin that serves the atlas at `/atlas`, built on first request and rebuilt when a machine changes, and enables
 * `?atlas` and `?inspect`. Never part of a build. `args` are those of `npm run charts`.
 */
export function atlas(args: readonly string[] = [], out = '.cache/atlas'): Plugin {
  let made: Promise<string> | undefined;
  return {
    name: 'atlas:session',
    apply: 'serve',
    // Prebundled, because Vite would otherwise discover the inspector late and reload the page and its window.
    config: () => ({ server: { fs: { allow: [process.cwd()] } }, optimizeDeps: { include: ['@statelyai/inspect'] } }),
    transformIndexHtml: (_, { originalUrl = '' }) => scriptsFor(new URL(originalUrl, 'http://app').searchParams),
    configureServer({ watcher, middlewares }) {
      watcher.on('change', (file) => {
        if (/\.(machine|samples)\.[jt]s$/.test(file)) made = undefined;
      });
      middlewares.use('/atlas', async (_, reply) => {
        made ??= make([...args, '--out', out], resolve(out, 'index.html'));
        try {
          reply.setHeader('Content-Type', 'text/html; charset=utf-8').end(await made);
        } catch (error) {
          made = undefined;
          reply.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
        }
      });
    },
  };
}

/** Placed before the app's own script, as modules run in document order. */
const scriptsFor = (query: URLSearchParams): HtmlTagDescriptor[] =>
  BEGINNINGS.filter((name) => query.has(name)).map((name) => ({
    tag: 'script',
    attrs: { type: 'module', src: `/@fs${beginning(name)}` },
    injectTo: 'body-prepend',
  }));

async function make(args: readonly string[], file: string): Promise<string> {
  const drawing = spawn(process.execPath, ['--import', 'tsx', command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(drawing, 'exit');
  if (code !== 0) throw new Error('Building the atlas failed; see the terminal.');
  return readFile(file, 'utf8');
}
