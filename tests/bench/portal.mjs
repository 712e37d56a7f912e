import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../harness/free-port.mjs';

/** The built portal and its gateway, on a free port and with a data folder of their own. */
export async function startPortal() {
  // Otherwise an old build would be measured silently.
  if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error('The build failed');
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const child = spawn('node', ['dist/gateway/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(`${address}readyz`);
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url, until = Date.now() + 60_000) {
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The gateway did not become ready in 60 s');
}
