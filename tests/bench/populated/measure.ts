import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { createContext } from '../../../src/gateway/create-context';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { readConfig } from '../../../src/gateway/platform/config';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';
import { admin, named } from '../../gateway/harness/postgres';
import { AGENT_CALLS, clientAt, MEMBER_CALLS } from './calls';
import { generateCrowd } from './generate';
import { explaining, partialIndexes, readPlans, wholeScans } from './plans';
import { type CrowdServer, serveCalls } from './serve';

type Measured = { name: string; value: number; most: number; unit: string };
type CrowdCall = (typeof MEMBER_CALLS)[string];
/** Call with the numbers of the accounts that make it in turns, by the size of the crowd. */
type MeasuredCall = { name: string; call: CrowdCall; callers(accounts: number): number[] };

/** Accounts of the small crowd; ten bets an account. */
const SMALL = 1_000;
const BETS = 10;
const SEED = 20_261_130;
/** Limit of the p99 of a call, as a ratio to that of the small crowd. */
const MAX_RATIO = 2;
/** Turns of each database. */
const ROUNDS = 20;
/** Calls in a turn. */
const TIMES = 10;

/** The member with most bets and three others; the first agent at the top and the first on the third level. */
const members = (accounts: number) => [1, 0.9, 0.7, 0.4].map((share) => Math.round(accounts * share));
const agents = (accounts: number) => [1, Math.round(accounts * 0.0012) + 1];
const CALLS: MeasuredCall[] = [
  ...Object.entries(MEMBER_CALLS).map(([name, call]) => ({ name, call, callers: members })),
  ...Object.entries(AGENT_CALLS).map(([name, call]) => ({ name, call, callers: agents })),
];

type Crowded = { name: string; accounts: number; server: CrowdServer };

/**
 * Compares the p99 of the twenty most used calls on a crowd of `accounts` with a small one, in turns, and counts whole
 * scans of big tables in the plans of the large one.
 */
export async function measurePopulated(accounts: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const postgres = await keepPostgres(folder, () => undefined);
  const crowds: Crowded[] = [];
  try {
    const small = await makeCrowd(postgres.ownerUrl, SMALL);
    crowds.push(small);
    const large = await makeCrowd(postgres.ownerUrl, accounts);
    crowds.push(large);
    const measured: Measured[] = [];
    for (const call of CALLS) measured.push(await compareCall(call, small, large));
    await large.server.close();
    await admin(postgres.ownerUrl, ...explaining(large.name, { byCosts: true }));
    large.server = await serveCalls(named(postgres.ownerUrl, large.name));
    for (const call of CALLS) measured.push(await countWholeScans(call, large, join(folder, 'postgres.log')));
    return measured;
  } finally {
    for (const { server } of crowds) await server.close();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a database with the demo's data and a crowd, verifies it, and serves it. */
async function makeCrowd(serverUrl: string, accounts: number): Promise<Crowded> {
  const name = `crowd_${accounts}`;
  await admin(serverUrl, `create database ${name}`);
  const url = named(serverUrl, name);
  const { pool, db } = openDatabase(url, { timeouts: null });
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'on', DEMO_TEAM: 'off', DEMO_GAMES: 'all' });
  await seedDemo(createContext({ config, db }));
  const start = performance.now();
  await generateCrowd(pool, { accounts, bets: accounts * BETS, seed: SEED, until: new Date().toISOString() });
  const made = performance.now();
  const { problems, entries } = await verifyLedger({ db });
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1_000)} s`;
  console.log(
    `${accounts} accounts, ${accounts * BETS} bets, ${entries} entries: made in ${seconds(start, made)}, ` +
      `verified in ${seconds(made, performance.now())}`,
  );
  if (problems.length > 0) throw new Error(`the crowd does not verify: ${JSON.stringify(problems.slice(0, 3))}`);
  await pool.end();
  return { name, accounts, server: await serveCalls(url) };
}

async function compareCall({ name, call, callers }: MeasuredCall, small: Crowded, large: Crowded): Promise<Measured> {
  const times = new Map<Crowded, number[]>([
    [small, []],
    [large, []],
  ]);
  // In turns, so that other load affects both. The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [crowd, durations] of times) {
      const clients = callers(crowd.accounts).map((number) => clientAt(crowd.server.origin, number));
      for (let time = 0; time < TIMES; time++) {
        const client = clients[time % clients.length];
        if (!client) throw new Error('no account makes this call');
        const start = performance.now();
        await call(client, Math.floor(time / clients.length));
        if (round > 0) durations.push(performance.now() - start);
      }
    }
  const p99 = (crowd: Crowded) => {
    const sorted = [...(times.get(crowd) ?? [])].sort((a, b) => a - b);
    return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  };
  const unit = `x of ${small.accounts} accounts (p99 ${p99(small).toFixed(1)}, ${p99(large).toFixed(1)} ms)`;
  return { name, value: p99(large) / p99(small), most: MAX_RATIO, unit };
}

/** Counts whole scans by PostgreSQL's own costs, at this size. */
async function countWholeScans({ name, call, callers }: MeasuredCall, crowd: Crowded, log: string): Promise<Measured> {
  const { size } = statSync(log);
  for (const number of callers(crowd.accounts)) await call(clientAt(crowd.server.origin, number), 0);
  const plans = readPlans(readFileSync(log).subarray(size).toString('utf8'));
  const partial = await partialIndexes(crowd.server.database.pool);
  const tables = plans.flatMap((plan) => wholeScans(plan, partial)).map(({ table }) => table);
  const unit = `whole scans of big tables in ${plans.length} plans ${[...new Set(tables)].join(', ')}`;
  return { name: `${name}, plans`, value: tables.length, most: 0, unit };
}
