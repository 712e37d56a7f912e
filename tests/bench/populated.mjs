import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, OUT } from './ledger.mjs';

/** Accounts of the large database, unless `--size` names another number. */
const SIZE = 10_000;

/** The most used calls on a database with many accounts, compared with one of a thousand. */
export async function measurePopulated() {
  const at = process.argv.indexOf('--size');
  const size = at < 0 ? SIZE : Number(process.argv[at + 1]);
  if (!Number.isInteger(size) || size < 1_000) throw new Error('--size needs a number of accounts from 1000');
  await bundle('tests/bench/populated/measure.ts', 'populated');
  const built = await import(pathToFileURL(resolve(OUT, 'populated/measure.js')).href);
  return built.measurePopulated(size);
}
