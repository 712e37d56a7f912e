import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accounts } from '../../../src/gateway/identity/account/tables';
import { type Database, isUnreachable, openDatabase } from '../../../src/gateway/platform/database/database';
import { toProblem } from '../../../src/gateway/platform/http/errors';
import { startModules } from '../harness/modules';
import { named } from '../harness/postgres';
import { key, newcomer } from '../money/wallet/support';

/** Short enough for tests; the gateway's own timeouts are checked below. */
const HURRY = { statement: 300, lock: 100, idleInTransaction: 100 };
const { url, bare } = inject('postgres');
const gateway = await startModules();
let hurried: Database;
beforeAll(() => {
  hurried = openDatabase(named(url, bare), { timeouts: HURRY });
});
afterAll(async () => {
  await hurried.pool.end();
  await gateway.close();
});

const BUSY = { status: 503, code: 'system.busy', retryAfter: expect.any(Number) };
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => toProblem(error),
  );

test('calls limit the time for statements, locks and idle transactions; startup and jobs do not [own.database.frozen]', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const read = async ({ pool }: Database) =>
    Promise.all(
      settings.map(async (name) => (await pool.query(`select current_setting($1) as value`, [name])).rows[0].value),
    );
  const calls = openDatabase(named(url, bare));
  const later = openDatabase(named(url, bare), { timeouts: null });
  expect(await read(calls)).toEqual(['10s', '5s', '10s']);
  expect(calls.pool.options).toMatchObject({ query_timeout: 12_000 });
  expect(await read(later)).toEqual(['0', '0', '0']);
  await Promise.all([calls.pool.end(), later.pool.end()]);
});

test('a slow statement is cancelled with a retryable error, and the connection stays usable', async () => {
  expect(await problemOf(hurried.db.execute(sql`select pg_sleep(5)`))).toMatchObject(BUSY);
  expect((await hurried.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a lock timeout rolls back with a retryable error', async () => {
  const other = openDatabase(named(url, bare), { max: 1, timeouts: null });
  // The statement itself may take any time: only the lock wait times out.
  const unlocked = openDatabase(named(url, bare), { max: 1, timeouts: { ...HURRY, statement: 0 } });
  await other.db.transaction(async (holder) => {
    await holder.execute(sql`select pg_advisory_xact_lock(4711)`);
    const waiting = unlocked.db.transaction(async (tx) => {
      await tx.execute(sql`insert into faults (endpoint) values ('timeouts')`);
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
    });
    expect(await problemOf(waiting)).toMatchObject(BUSY);
  });
  expect((await hurried.db.execute(sql`select from faults where endpoint = 'timeouts'`)).rowCount).toBe(0);
  await Promise.all([other.pool.end(), unlocked.pool.end()]);
});

test('an idle transaction is ended and releases its locks', async () => {
  const asleep = hurried.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4712)`);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const isThere = async () =>
      (await gateway.pool.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount;
    await expect.poll(isThere).toBe(0);
    await tx.execute(sql`select 1`);
  });
  const error: unknown = await asleep.catch((broken: unknown) => broken);
  expect(isUnreachable(error)).toBe(true);
  const { rows } = await hurried.db.execute(sql`select pg_try_advisory_xact_lock(4712) as free`);
  expect(rows).toEqual([{ free: true }]);
});

test('a call waiting for a locked account returns 503 and can be repeated', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  const { pool, db } = openDatabase(gateway.url, { max: 2, timeouts: HURRY });
  const holder = await gateway.pool.connect();
  await holder.query('begin');
  await holder.query('select from accounts where id = $1 for update', [id]);
  const before = gateway.ctx.db;
  gateway.ctx.db = db;
  const extras = key();
  const start = () => client.createDeposit({ method: 'nodi', amount: '500.00' }, extras);
  await expect(start()).rejects.toMatchObject({ status: 503, code: 'system.busy' });
  await holder.query('commit');
  holder.release();
  expect(await start()).toMatchObject({ state: 'pending' });
  expect((await db.select().from(accounts).where(eq(accounts.id, id))).length).toBe(1);
  gateway.ctx.db = before;
  await pool.end();
});
