import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, OUT } from './ledger.mjs';

/** Cost of connected streams of changes, measured on the gateway as built. */
export async function measureLive() {
  await bundle('src/gateway/main.ts', 'gateway');
  await bundle('tests/bench/live/measure.ts', 'live');
  const built = await import(pathToFileURL(resolve(OUT, 'live/measure.js')).href);
  return built.measureLive(`${OUT}/gateway/main.js`);
}
