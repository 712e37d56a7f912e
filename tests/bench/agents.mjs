import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, OUT } from './ledger.mjs';

/** Cost of a growing tree of agents, measured on the service as built for the gateway. */
export async function measureAgents() {
  await bundle('tests/bench/agents/measure.ts', 'agents');
  const built = await import(pathToFileURL(resolve(OUT, 'agents/measure.js')).href);
  return built.measureAgents(Number(process.env.BENCH_MEMBERS ?? 1_000_000));
}
