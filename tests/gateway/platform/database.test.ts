import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { isUnreachable, openDatabase, untangled } from '../../../src/gateway/platform/database/database';
import { toProblem } from '../../../src/gateway/platform/http/errors';
import { EVENT_CEILING } from '../../harness/ceilings';
import { admin, named } from '../harness/postgres';

const { url, bare } = inject('postgres');
const { pool, db } = openDatabase(named(url, bare));
afterAll(() => pool.end());

test('a connection lost in a transaction fails only that transaction', async () => {
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin(url, `select pg_terminate_backend(${Number(rows[0]?.pid)}, ${EVENT_CEILING})`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a connection lost before a transaction fails it with a retryable error and is dropped', async () => {
  const single = openDatabase(named(url, bare), { max: 1 });
  await single.db.execute(sql`select 1`);
  single.pool.once('acquire', (client) => void client.end());
  const error: unknown = await single.db
    .transaction((tx) => tx.execute(sql`select 1`))
    .catch((broken: unknown) => broken);
  expect(isUnreachable(error)).toBe(true);
  expect((await single.db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  await single.pool.end();
});

test('a statement is planned once per connection', async () => {
  const single = openDatabase(named(url, bare), { max: 1 });
  const request = (item: number) => single.db.execute(sql`select ${item}::int as one`);
  for (const item of [1, 2, 3]) expect((await request(item)).rows).toEqual([{ one: item }]);
  const { rows } = await single.db.execute(sql`select statement from pg_prepared_statements`);
  expect(rows).toEqual([{ statement: 'select $1::int as one' }]);
  await single.pool.end();
});

test('deadlocks are retried, even repeatedly; other errors are not', async () => {
  const failing = (times: number, code: string) => {
    const tried = { count: 0 };
    const work = async () => {
      tried.count += 1;
      if (tried.count <= times) throw Object.assign(new Error(code), { code });
      return tried.count;
    };
    return { tried, work };
  };
  expect(await untangled(failing(3, '40P01').work)).toBe(4);
  const always = failing(99, '40P01');
  await expect(untangled(always.work)).rejects.toThrow('40P01');
  expect(always.tried.count).toBe(5);
  const other = failing(1, '23505');
  await expect(untangled(other.work)).rejects.toThrow('23505');
});

test('a final deadlock is reported as busy, since the call changed nothing', () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  expect(toProblem(new Error('failed query', { cause: deadlock }))).toMatchObject({ status: 503, code: 'system.busy' });
});
