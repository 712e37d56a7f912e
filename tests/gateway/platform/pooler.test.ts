import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../../src/gateway/platform/config';
import { awaitDatabase } from '../../../src/gateway/platform/database/await-database';
import { limitRole, openDatabase } from '../../../src/gateway/platform/database/database';
import { createServer } from '../../../src/gateway/platform/http/server';
import { freshDatabase } from '../harness/database';
import { startTestGateway } from '../harness/gateway';
import { admin, named } from '../harness/postgres';

const { bare, url: server } = inject('postgres');
const database = await freshDatabase({ demo: false });
afterAll(() => database.drop());

const RESET = `do $$ begin
  execute format('alter role %I in database %I reset all', current_user, current_database());
end $$`;
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
async function limitsIn(pool: pg.Pool): Promise<string[]> {
  const { rows } =
    await pool.query(`select setting from unnest(array['${LIMITS.join("','")}']) with ordinality one(name, at)
    join pg_settings using (name) order by at`);
  return rows.map(({ setting }) => setting);
}

/** Statements that the session of the pool's only connection has prepared. */
const preparedIn = async (pool: pg.Pool) =>
  (await pool.query('select name from pg_prepared_statements order by name')).rows.map(({ name }) => name);

test.each([
  [{ pooled: false, prepared: true }, ['10000', '5000', '10000'], ['ledger', 'maidan_0']],
  [{ pooled: true, prepared: false }, ['0', '0', '0'], []],
])('%o: sessions have the limits %o and the statements %o [own.database.pooler]', async (options, limits, names) => {
  const { pool, db } = openDatabase(named(server, bare), { max: 1, ...options });
  await db.execute(sql`select ${1}::int`);
  await db.select({ one: sql`1` }).from(sql`(select) as one`).prepare('ledger').execute();
  await db.transaction((tx) => tx.execute(sql`select ${2}::int`));
  expect(await preparedIn(pool)).toEqual(names);
  expect(await limitsIn(pool)).toEqual(limits);
  await pool.end();
});

test('the role gets the limits of calls in its database, and jobs have none [own.database.pooler]', async () => {
  const direct = openDatabase(database.url, { timeouts: null });
  // Gateways that start together change the role at the same time.
  await Promise.all([1, 2, 3].map(() => limitRole(direct.pool, 3)));
  const pooled = openDatabase(database.url, { pooled: true, prepared: false });
  const later = openDatabase(database.url, { timeouts: null });
  expect(await limitsIn(pooled.pool)).toEqual(['30000', '15000', '30000']);
  expect(await limitsIn(later.pool)).toEqual(['0', '0', '0']);
  for (const { pool } of [direct, pooled, later]) await pool.end();
  await admin(database.url, RESET);
});

test('a start through a pooler without a direct address ends, and does not wait for a database [own.database.pooler]', async () => {
  const rejection = Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' });
  const log = createServer(readConfig({ LOG_LEVEL: 'silent' })).log;
  await expect(awaitDatabase(log, undefined, () => Promise.reject(rejection))).rejects.toBe(rejection);
});

test('a gateway with a direct address limits its role at the start, prepares nothing, and answers [own.database.pooler]', async () => {
  const { url } = database;
  const env = { DEMO: 'off', DATABASE_DIRECT_URL: url };
  const gateway = await startTestGateway(env, { url, drop: async () => undefined });
  expect((await gateway.call('/readyz')).status).toBe(200);
  const prepared = await gateway.ctx.db.execute(sql`select count(*)::int as count from pg_prepared_statements`);
  expect(prepared.rows).toEqual([{ count: 0 }]);
  await gateway.stop();
  const pooled = openDatabase(url, { pooled: true });
  // `TIMEOUT_FACTOR` of the tests is 10.
  expect(await limitsIn(pooled.pool)).toEqual(['100000', '50000', '100000']);
  await pooled.pool.end();
  await admin(url, RESET);
});
