// `npm run build`: everything under dist. Two processes build beside each other, since a build keeps one core busy; what each makes in order.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Modes of vite.config.ts. The first of a folder empties it, so those of one folder are in one lane. */
const LANES = {
  portal: ['production', 'worker', 'verify-draw'],
  servers: ['prerender', 'gateway', 'studio', 'studio-frame', 'studio-verify'],
};
const PRERENDER = 'dist/prerender/prerender.js';
const [, , lane] = process.argv;

if (lane) {
  for (const mode of LANES[lane]) await build({ mode, logLevel: 'warn' });
} else {
  await Promise.all(Object.keys(LANES).map((each) => runNode(fileURLToPath(import.meta.url), each)));
  await runNode(PRERENDER);
}

/** Ends this process where the other one fails, which ends the other lane, too. */
async function runNode(...args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  if (code !== 0) process.exit(1);
}
