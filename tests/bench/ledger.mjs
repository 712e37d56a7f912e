import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Build folder of the measured code. */
export const OUT = '.cache/bench';

/** Cost of moving money, measured on the service as built for the gateway. */
export async function measureLedger() {
  if (spawnSync('pgbench', ['--version']).status !== 0)
    throw new Error(
      'pgbench is missing, the yardstick of the ledger. Debian: apt-get install --no-install-recommends postgresql-15',
    );
  await bundle('src/gateway/main.ts', 'gateway');
  await bundle('tests/bench/ledger/measure.ts', 'ledger');
  const built = await import(pathToFileURL(resolve(OUT, 'ledger/measure.js')).href);
  return built.measureLedger(`${OUT}/gateway/main.js`);
}

/** As the gateway is built for production. */
export const bundle = (ssr, name) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr, outDir: `${OUT}/${name}`, emptyOutDir: true, target: 'node20' },
  });
