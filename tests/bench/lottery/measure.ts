import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import { createContext } from '../../../src/gateway/create-context';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { readConfig } from '../../../src/gateway/platform/config';
import type { Db } from '../../../src/gateway/platform/context';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';
import { closeIssue, settleIssue } from '../../../src/gateway/play/lottery/settle';
import { admin, named } from '../../gateway/harness/postgres';
import { seed, seedSessions } from '../ledger/data';
import { startGateway } from '../ledger/gateway';
import { overHttp } from '../ledger/load';
import type { Measured } from '../ledger/measure';
import { drawn, issueWith, seedAccounts } from './data';
import { ordersOverHttp } from './load';

const SMALL = 10_000;
const LARGE = 100_000;
const GOALS = { inserted: 0.5, grown: 1.2, http: 0.7 };
const WARMING = 2;
const ROUNDS = 5;
const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Compares the settlement of all orders of an issue, from captured stakes to the bet ledger, with one `insert … select`
 * of the same entries and their transfers (see `inserting`), and its growth; and an order over HTTP with a transfer
 * over HTTP.
 */
export async function measureLottery(bundle: string): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const postgres = await keepPostgres(folder, () => undefined);
  try {
    await admin(postgres.ownerUrl, 'create database bench_lottery');
    const url = named(postgres.ownerUrl, 'bench_lottery');
    const { pool, db } = openDatabase(url, { timeouts: null });
    await migrate(pool);
    await runMigrations({ pgPool: pool });
    await seed(db, { players: LARGE, transfers: 0 });
    await seedSessions(db);
    await seedAccounts(db, LARGE);
    // The first run of each is not counted: query plans and cold pages.
    await settling(db, 1, SMALL);
    const small = median([await settling(db, 2, SMALL), await settling(db, 3, SMALL)].map(({ settled }) => settled));
    const large = await settling(db, 4, LARGE);
    const http = await byHttp(db, bundle, url, folder);
    const { problems } = await verifyLedger({ db });
    if (problems.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(problems.slice(0, 3))}`);
    await pool.end();
    const rate = `${Math.round(LARGE / large.settled)} orders a second; ${(large.entries / large.settled).toFixed(2)} of the entries alone`;
    return [
      {
        name: 'settling 100,000 orders',
        value: large.inserted / large.settled,
        least: GOALS.inserted,
        unit: `x insert … select (${rate})`,
      },
      {
        name: 'settling an order, 10x',
        value: large.settled / LARGE / (small / SMALL),
        most: GOALS.grown,
        unit: 'x the same at 10,000',
      },
      {
        name: 'orders by HTTP',
        value: http.orders / http.transfers,
        least: GOALS.http,
        unit: `x transfers by HTTP (${Math.round(http.orders)} a second)`,
      },
    ];
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the seconds that both take. */
async function settling(db: Db, nth: number, orders: number): Promise<{ settled: number } & Inserted> {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' });
  const ctx = createContext({ config, db });
  const issue = await issueWith(db, nth, orders);
  await drawn(db, issue);
  await db.execute(sql`vacuum analyze`);
  const began = performance.now();
  await closeIssue(ctx, issue);
  await settleIssue(ctx, issue);
  const settled = (performance.now() - began) / 1_000;
  return { settled, ...(await inserting(db, issue)) };
}

/** `entries`: excluding the time of their transfers. */
type Inserted = { inserted: number; entries: number };

/**
 * Inserts the same entries again, to the same accounts and with the same amounts, with their transfers as captures of
 * the same holds and as wins: one `insert … select` for each of the two tables, in its best order, under the same
 * triggers and with all commit checks, then rolls back. Settlement does orders, bet ledger and pages in addition. The
 * new holds to capture are created before and not counted.
 */
async function inserting(db: Db, issue: string): Promise<Inserted> {
  let insertTimes: Inserted = { inserted: 0, entries: 0 };
  const undone = new Error('undone');
  const again = (id: string) => sql.raw(`md5('again:' || ${id})::uuid`);
  const measuring = db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table again on commit drop as
      select e.account_id, e.amount, o.transfers[1] as held, t.id, t.kind, t.mode, t.refers_to
      from lottery_orders o cross join unnest(o.transfers) x(id) join ledger_transfers t on t.id = x.id join ledger_entries e on e.transfer_id = t.id
      where o.issue_id = ${issue}`);
    await tx.execute(sql`
      insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode)
      select distinct ${again('id')}, 'again:' || id, kind, 'again', now(), mode from again where id = held`);
    await tx.execute(sql`
      insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
      select account_id, 0, ${again('id')}, amount, 0, now() from again where id = held order by account_id`);
    await tx.execute(sql`set constraints all immediate`);
    await tx.execute(sql`set constraints all deferred`);
    const began = performance.now();
    await tx.execute(sql`
      insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to)
      select distinct ${again('id')}, 'again:' || id, kind, 'again', now(), mode, ${again('refers_to')} from again where id <> held`);
    const entering = performance.now();
    await tx.execute(sql`
      insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
      select account_id, 0, ${again('id')}, amount, 0, now() from again where id <> held order by account_id`);
    await tx.execute(sql`set constraints all immediate`);
    const ended = performance.now();
    insertTimes = { inserted: (ended - began) / 1_000, entries: (ended - entering) / 1_000 };
    throw undone;
  });
  await measuring.catch((error) => {
    if (error !== undone) throw error;
  });
  return insertTimes;
}

/** In turns, so that other load affects both. */
async function byHttp(db: Db, bundle: string, url: string, folder: string) {
  const issue = 'bench-5';
  await issueWith(db, 5, 0);
  const gateway = await startGateway(bundle, url, folder);
  const measurements: { orders: number[]; transfers: number[] } = { orders: [], transfers: [] };
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const transfers = await overHttp(gateway.origin);
    const orders = await ordersOverHttp(gateway.origin, issue);
    if (round < WARMING) continue;
    measurements.transfers.push(transfers);
    measurements.orders.push(orders);
  }
  await gateway.stop();
  return { orders: median(measurements.orders), transfers: median(measurements.transfers) };
}
