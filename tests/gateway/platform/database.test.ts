import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../src/gateway/platform/database';
import { admin, named } from '../support/postgres';

const { url, bare } = inject('postgres');
const { pool, db } = openDatabase(named(url, bare));
afterAll(() => pool.end());

test('a connection that breaks within a transaction fails that, and nothing else', async () => {
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin(url, `select pg_terminate_backend(${Number(rows[0]?.pid)})`);
    await new Promise((done) => setTimeout(done, 50));
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
