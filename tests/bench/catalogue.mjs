import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, OUT } from './ledger.mjs';

/** Cost of a search in a growing catalogue, measured on the service as built for the gateway. */
export async function measureCatalogue() {
  await bundle('tests/bench/catalogue/measure.ts', 'catalogue');
  const built = await import(pathToFileURL(resolve(OUT, 'catalogue/measure.js')).href);
  return built.measureCatalogue();
}
