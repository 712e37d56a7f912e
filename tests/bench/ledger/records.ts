import { v7 } from 'uuid';
import { createContext } from '../../../src/gateway/create-context';
import { keepAccount } from '../../../src/gateway/identity/account/service';
import { openWallet } from '../../../src/gateway/money/wallet/accounts';
import { recordsOf } from '../../../src/gateway/money/wallet/records';
import { readConfig } from '../../../src/gateway/platform/config';
import type { ModuleContext } from '../../../src/gateway/platform/context';
import { type Database, openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { admin, named } from '../../gateway/harness/postgres';
import { seedPast } from './data';

type RecordsQuery = Parameters<typeof recordsOf>[2];

/** Limit for a page, as a ratio to that of a thousand entries. */
const MAX_RATIO = 1.5;
const SMALL = 1_000;
const LARGE = 1_000_000;
const ROUNDS = 7;
const TIMES = 40;
const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const PAGES: Record<string, RecordsQuery> = {
  'record, first page': { pageNo: 1, pageSize: 10 },
  'record, hundredth page': { pageNo: 100, pageSize: 10 },
  'record of bets, first page': { pageNo: 1, pageSize: 10, kind: 'bet' },
};

/**
 * Compares pages of the transaction history of a player with 1,000,000 entries with one of 1,000: medians, in turns.
 */
export async function measureRecords(
  server: string,
): Promise<{ name: string; value: number; most: number; unit: string }[]> {
  await admin(server, 'create database bench_records');
  const database = openDatabase(named(server, 'bench_records'), { timeouts: null });
  await migrate(database.pool);
  const owners = { small: await past(database, SMALL), large: await past(database, LARGE) };
  const ctx = createContext({ config: readConfig({ LOG_LEVEL: 'silent' }), db: database.db });
  const measured = [];
  for (const [name, recordsQuery] of Object.entries(PAGES)) {
    const times: Record<keyof typeof owners, number[]> = { small: [], large: [] };
    for (let round = 0; round <= ROUNDS; round++)
      for (const size of ['small', 'large'] as const) {
        const duration = await timed(ctx, owners[size], recordsQuery);
        // The first round warms up and does not count.
        if (round > 0) times[size].push(duration);
      }
    const value = median(times.large) / median(times.small);
    measured.push({
      name,
      value,
      most: MAX_RATIO,
      unit: `x of 1,000 entries (${median(times.large).toFixed(2)} ms of 1,000,000)`,
    });
  }
  await database.pool.end();
  return measured;
}

async function past({ db }: Database, entries: number): Promise<string> {
  const name = `past${entries}`;
  const { id } = await keepAccount(db, { userName: name, nickname: name, type: 0, passwordHash: v7() }, new Date());
  await openWallet(db, id);
  await seedPast(db, id, entries);
  return id;
}

/** Returns the time of a page in ms, averaged over many. */
async function timed(
  ctx: Pick<ModuleContext, 'db' | 'ports'>,
  owner: string,
  recordsQuery: RecordsQuery,
): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < TIMES; time++) await recordsOf(ctx, owner, recordsQuery, 'en');
  return (performance.now() - began) / TIMES;
}
