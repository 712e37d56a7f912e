/**
 * `npm run soak -- studio [<operations>]`: what `npm test` does small and by its seed, at full size: 10,000 calls of a random studio, with copies,
 * in disorder and unheard, while gateways and the demo's studio are killed. Takes a quarter of an hour. `STUDIO_SEED` takes another seed.
 */
import { spawnSync } from 'node:child_process';

/** `odds [<cars>]`: every bet on every order of ten cars, all 3,628,800; five minutes. */
const SOAKS = {
  studio: { project: 'gateway', file: 'tests/gateway/studio/random.test.ts', variable: 'STUDIO_OPERATIONS', operations: '10000' },
  odds: { project: 'model', file: 'tests/lottery/enumeration.test.ts', variable: 'ODDS_CARS', operations: '10' },
};

const [name = '', asked] = process.argv.slice(2);
const soak = Object.hasOwn(SOAKS, name) ? SOAKS[name] : null;
if (!soak) {
  console.error(`npm run soak -- ${Object.keys(SOAKS).join(' | ')} [<operations>]`);
  process.exit(2);
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', soak.project, soak.file];
const env = { ...process.env, [soak.variable]: asked ?? soak.operations };
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
