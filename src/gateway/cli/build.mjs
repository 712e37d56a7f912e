// `npm run build`: builds everything under dist, in two concurrent processes, because a build keeps one core busy.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Modes of vite.config.ts, built in order. The first mode of a folder empties it, so a folder's modes share a lane. */
const LANES = {
  portal: ['production', 'worker', 'verify-draw'],
  servers: ['prerender', 'gateway', 'studio', 'studio-frame', 'studio-verify', 'desk'],
};
const PRERENDER = 'dist/prerender/prerender.js';
const [, , lane] = process.argv;

if (lane) {
  for (const mode of LANES[lane]) await build({ mode, logLevel: 'warn' });
} else {
  await Promise.all(Object.keys(LANES).map((each) => runNode(fileURLToPath(import.meta.url), each)));
  await runNode(PRERENDER);
}

/** Runs a Node process; if it fails, ends this process and thereby the other lane. */
async function runNode(...args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  if (code !== 0) process.exit(1);
}
