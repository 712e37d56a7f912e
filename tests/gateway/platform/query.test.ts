import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { compileQuery, queryRow, queryRows } from '../../../src/gateway/platform/database/query';
import { named } from '../harness/postgres';

const { url, bare } = inject('postgres');
const { pool, db } = openDatabase(named(url, bare));
afterAll(() => pool.end());

const sumRow = v.object({ sum: v.pipe(v.string(), v.toBigint()) });

describe('queryRows', () => {
  test('returns parsed rows', async () => {
    const rows = await queryRows(
      db,
      sumRow,
      sql`select n::bigint as sum, 'more' as other from generate_series(1, 2) n`,
    );
    expect(rows).toEqual([{ sum: 1n }, { sum: 2n }]);
  });

  test('throws for a row of another shape, naming the column without its value', async () => {
    const error = await queryRows(db, sumRow, sql`select 4711 as sum`).catch((problem: Error) => problem.message);
    expect(error).toBe('the statement returned rows of another shape: 0.sum is not string');
  });
});

describe('queryRow', () => {
  test('throws if a statement returns no row, or two', async () => {
    await expect(queryRow(db, sumRow, sql`select 1::bigint as sum where false`)).rejects.toThrow('got 0');
    await expect(queryRow(db, sumRow, sql`select n::bigint as sum from generate_series(1, 2) n`)).rejects.toThrow(
      'got 2',
    );
  });
});

describe('compileQuery', () => {
  const compiled = (statement: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(statement);

  test('compiles a statement once and binds the values of each call', () => {
    let times = 0;
    const transfer = compileQuery<{ player: string; note: string | null; often: boolean }>(
      ({ player, note, often }) => {
        times += 1;
        return sql`select ${note}::text where owner = ${player} and ${often} and kind = ${'transfer'} or payer = ${player}`;
      },
    );
    const first = compiled(transfer({ player: 'rina', note: 'tea', often: true }));
    expect(first.params).toEqual(['tea', 'rina', true, 'transfer', 'rina']);
    const { sql: text, params } = compiled(transfer({ player: 'sumi', note: null, often: false }));
    expect(text).toBe('select $1::text where owner = $2 and $3 and kind = $4 or payer = $5');
    expect(params).toEqual([null, 'sumi', false, 'transfer', 'sumi']);
    expect(times).toBe(1);
  });
});
