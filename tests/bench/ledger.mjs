import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const OUT = '.cache/bench/ledger';

/** What moving money costs, measured on the service as it is built for the gateway. */
export async function measureLedger() {
  if (spawnSync('pgbench', ['--version']).status !== 0)
    throw new Error('pgbench is missing, the yardstick of the ledger. Debian: apt-get install --no-install-recommends postgresql-15');
  if (!existsSync('dist/gateway/main.js') && spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed');
  const ssr = 'tests/bench/ledger/measure.ts';
  await build({ configFile: false, publicDir: false, logLevel: 'error', build: { ssr, outDir: OUT, emptyOutDir: true, target: 'node20' } });
  const built = await import(pathToFileURL(resolve(OUT, 'measure.js')).href);
  return built.measureLedger();
}
