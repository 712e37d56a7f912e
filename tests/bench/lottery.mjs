import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, OUT } from './ledger.mjs';

/** Cost of lottery bets, placed and settled, measured on the service as built for the gateway. */
export async function measureLottery() {
  await bundle('src/gateway/main.ts', 'gateway');
  await bundle('tests/bench/lottery/measure.ts', 'lottery');
  const built = await import(pathToFileURL(resolve(OUT, 'lottery/measure.js')).href);
  return built.measureLottery(`${OUT}/gateway/main.js`);
}
