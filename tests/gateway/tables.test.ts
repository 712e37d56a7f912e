import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTINGS } from '../../src/contract';
import { IN_FORCE } from '../../src/gateway/agents/agreements/lifecycle';
import { SALARIES } from '../../src/gateway/agents/agreements/pay/payments';
import { definitions } from '../../src/gateway/migrations';
import { PAYIN } from '../../src/gateway/money/deposit/suspense';
import { LOCKED, MAIN, REVIEW, SUSPENSE } from '../../src/gateway/money/wallet/accounts';
import { RESOLVING_MODES } from '../../src/gateway/money/wallet/tables';
import { PAID_OUT } from '../../src/gateway/money/withdrawal/effects';
import { OPEN_WITHDRAWALS } from '../../src/gateway/money/withdrawal/operators';
import { UNSETTLED_STATES } from '../../src/gateway/play/draw/tables';
import { POINTS, POINTS_HELD } from '../../src/gateway/rewards/points/service';
import { HOUSE as PROMOTIONS } from '../../src/gateway/rewards/reward/service';
import { type Modules, startModules } from './harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const files = import.meta.glob<Record<string, unknown>>('../../src/gateway/{*,*/*}/tables.ts', { eager: true });
const tables = Object.values(files).flatMap((exported) => Object.values(exported).filter((table) => is(table, Table)));
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the code’s columns of %s match the migrations',
  async (name, table) => {
    const { rows } = await gateway.ctx.db.execute(sql`
    select column_name, is_nullable from information_schema.columns where table_name = ${name} and table_schema = 'public'`);
    const made = rows.map(
      ({ column_name, is_nullable }) => `${column_name} ${is_nullable === 'NO' ? 'not null' : 'null'}`,
    );
    const known = Object.entries(getTableColumns(table)).map(
      ([key, { notNull }]) => `${snake(key)} ${notNull ? 'not null' : 'null'}`,
    );
    expect(known.sort()).toEqual(made.sort());
  },
);

/** Values allowed by check constraints, by table and column. */
async function checkedValues(): Promise<Map<string, string[]>> {
  const { rows } = await gateway.ctx.db.execute<{ column: string; check: string }>(sql`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(k.oid) as check
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where contype = 'c' and cardinality(conkey) = 1
      and pg_get_constraintdef(k.oid) like 'CHECK ((% = ANY (ARRAY[%'`);
  return new Map(
    rows.map(({ column, check }) => [column, [...check.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)]),
  );
}

test('the code’s values of a column match its check constraint', async () => {
  const allowed = await checkedValues();
  expect(allowed.size).toBeGreaterThan(50);
  const known = tables.flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([key, { enumValues }]): [string, string[]][] =>
      enumValues ? [[`${getTableName(table)}.${snake(key)}`, enumValues]] : [],
    ),
  );
  const compared = known.filter(([column]) => allowed.has(column));
  expect(compared.length).toBeGreaterThan(50);
  for (const [column, values] of compared)
    expect([column, [...values].sort()]).toEqual([column, [...(allowed.get(column) ?? [])].sort()]);
});

const NAMED = /\b(state|mode|status) (?:=|<>|(?:not )?in) (\((?:'\w+'(?:, )?)+\)|'\w+')/g;
const PURPOSES = /(?:'purpose', |\bpurpose (?:=|<>) )('[\w:]+')(?! \|\|)|\bpurpose in (\([^)]+\))/g;
const literals = (list: string): string[] => [...list.matchAll(/'([\w:]+)'/g)].map(([, value = '']) => value);

test('functions compare states, modes and statuses only with known values', () => {
  const columns = tables.flatMap((table) => Object.entries(getTableColumns(table)));
  const valuesOf = (name: string) => columns.flatMap(([key, { enumValues }]) => (key === name ? enumValues : []));
  const named = definitions.flatMap(({ name: file, sql: text }) =>
    [...text.matchAll(NAMED)].flatMap(([, column = '', list = '']) =>
      literals(list).map((found) => ({ file, column, found })),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ column, found }) => !valuesOf(column).includes(found))).toEqual([]);
});

test.each([
  ['contracts_in_force', IN_FORCE],
  ['lottery_issues_unsettled', UNSETTLED_STATES],
  ['withdrawals_unsettled', OPEN_WITHDRAWALS],
  ['ledger_transfers_resolved', RESOLVING_MODES],
])('the index %s contains the code’s values', async (name, values) => {
  const { rows } = await gateway.ctx.db.execute<{ predicate: string }>(
    sql`select pg_get_expr(indpred, indrelid) as predicate from pg_index where indexrelid = ${name}::regclass`,
  );
  expect(literals(rows[0]?.predicate ?? '').sort()).toEqual([...values].sort());
});

test('functions name only known purposes of ledger accounts', () => {
  const ofPlayers: string[] = [MAIN, LOCKED, REVIEW, SUSPENSE, POINTS, POINTS_HELD];
  // Games that are no studio's: the demo's past.
  const known = [...ofPlayers, PAYIN.purpose, PAID_OUT.purpose, PROMOTIONS, SALARIES, 'game'];
  const named = definitions.flatMap(({ name: file, sql: text }) =>
    [...text.matchAll(PURPOSES)].flatMap(([, table = '', list = '']) =>
      literals(table || list).map((found) => ({ file, found })),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ found }) => !known.includes(found))).toEqual([]);
});

test('functions compare account types only with that of trials', () => {
  const named = definitions.flatMap(({ sql: text }) => [...text.matchAll(/\btype (?:=|<>|when) (\d+)/g)]);
  expect(named.length).toBeGreaterThan(10);
  expect(new Set(named.map(([, type]) => Number(type)))).toEqual(new Set([SETTINGS.trialType]));
});
