import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { question } from '../../../src/gateway/platform/database/ask';

const asked = (filled: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(filled);

test('a question is put together once, and asked with the values of each time, each in its places', () => {
  let times = 0;
  const transfer = question<{ who: string; note: string | null; often: boolean }>(({ who, note, often }) => {
    times += 1;
    return sql`select ${note}::text where owner = ${who} and ${often} and kind = ${'transfer'} or payer = ${who}`;
  });
  expect(asked(transfer({ who: 'rina', note: 'tea', often: true })).params).toEqual([
    'tea',
    'rina',
    true,
    'transfer',
    'rina',
  ]);
  const { sql: text, params } = asked(transfer({ who: 'sumi', note: null, often: false }));
  expect(text).toBe('select $1::text where owner = $2 and $3 and kind = $4 or payer = $5');
  expect(params).toEqual([null, 'sumi', false, 'transfer', 'sumi']);
  expect(times).toBe(1);
});
