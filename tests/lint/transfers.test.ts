import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { baseline, definitions } from '../../src/gateway/migrations';
import { KEY_PREFIXES, TRANSFER_KINDS } from '../../src/gateway/money/wallet/kinds';
import { betFacts } from '../../src/gateway/play/bets/tables';

const files = import.meta.glob<Record<string, unknown>>('../../src/gateway/{*,*/*}/tables.ts', { eager: true });
const sources = import.meta.glob<string>(['../../src/gateway/**/*.ts', '!../../src/gateway/demo/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = Object.entries(sources).filter(([path]) => !path.endsWith('/wallet/kinds.ts'));
const functions = definitions.map(({ name, sql: text }): [string, string] => [name, text]);
const statements = [...functions, ...modules];

const literals = (list: string): string[] => [...list.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value);

/** Tables whose kinds only statements name, by the check constraints of the baseline. */
const CHECKS = /constraint (\w+)_kind_check check \(\(kind = any \(array\[([^\]]+)\]/g;
const checked = [...baseline.sql.matchAll(CHECKS)].map(([, table = '', list = '']) => [table, literals(list)] as const);
/** Values of the column `kind` of each table and view that has one. */
const tables = Object.values(files).flatMap((exported) =>
  Object.values(exported).filter((candidate) => is(candidate, Table)),
);
const kindsOf = new Map<string, readonly string[]>([
  ...checked,
  ...tables.flatMap((table): [string, string[]][] => {
    const values = getTableColumns(table).kind?.enumValues;
    return values ? [[getTableName(table), values]] : [];
  }),
  ...['ledger_transfers', 'ledger_entries', 'ledger_sides'].map((name) => [name, TRANSFER_KINDS] as const),
  ['bets', betFacts.kind.enumValues],
]);

const LIST = String.raw`'[\w-]+'|\((?:'[\w-]+'(?:, )?)+\)`;
const COMPARED = new RegExp(String.raw`\bkind'?(?: =| <>| in| not in| when) (${LIST})`, 'g');

/**
 * Kinds that a text compares with, each with the valid kinds of the tables it names, or of all tables if it names none.
 */
function comparedIn([name, text]: [string, string]) {
  const named = [...kindsOf].flatMap(([table, kinds]) => (new RegExp(`\\b${table}\\b`).test(text) ? kinds : []));
  const known = named.length > 0 ? named : [...kindsOf.values()].flat();
  return [...text.matchAll(COMPARED)].flatMap(([, list = '']) => literals(list).map((kind) => ({ name, kind, known })));
}

test('functions and statements compare kinds with values of the tables that they name', () => {
  const compared = statements.flatMap(comparedIn);
  expect(compared.length).toBeGreaterThan(80);
  expect(compared.flatMap(({ name, kind, known }) => (known.includes(kind) ? [] : [`${name}: ${kind}`]))).toEqual([]);
});

/** Arguments, fields and rows of functions that become the kind of a transfer. */
const WRITTEN = [
  /ledger_transfer\(jsonb_build_object\([^;]*?'kind',\s+'(\w+)'/g,
  /studio_moved\(p, a, '(\w+)'/g,
  /studio_moved\(p, a, case \S+ when '\w+' then '(\w+)'/g,
  /studio_moved\(p, a, case \S+ when '\w+' then '\w+' else '(\w+)'/g,
  /points_moved\([^;]*?, '(\w+)', [^;']*\);/g,
  /\(row\(\w+, '\w+:'[^,]*, '(\w+)'/g,
  /\n {2}kind text := case \S+ when '\w+' then '(\w+)'/g,
  /\n {2}kind text := case \S+ when '\w+' then '\w+' else '(\w+)'/g,
];
const found = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, value = '']) => value));
const written = functions.flatMap(([, text]) => found(WRITTEN, text));

test('functions post only known kinds of transfers, and each kind is posted by a function or module', () => {
  const known: readonly string[] = TRANSFER_KINDS;
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((kind) => !known.includes(kind))).toEqual([]);
  const posted = modules.flatMap(([, text]) => found([/\b(?:kind|type|source|reward|present): '(\w+)'/g], text));
  expect(known.filter((kind) => !written.includes(kind) && !posted.includes(kind))).toEqual([]);
});

/** Literals with a prefix: keys, purposes, events. */
const PREFIXED = /'\^?(\w+):[^'\s]*'/g;
/** Prefixes of other literals with a colon: purposes of accounts without a key prefix, and events of bets. */
const OTHERS = ['vendor', 'forfeit', 'run'];
const KEYS = [
  /'key',\s+'(\w+):/g,
  /(?:\b|_)key(?: =| <>| like| ~) '\^?(\w+):/g,
  /points_moved\([^,]+, '(\w+):/g,
  /\(row\(\w+(?:\.\w+)?, '(\w+):/g,
];

test('functions and statements use only known prefixes of idempotency keys', () => {
  const known: readonly string[] = KEY_PREFIXES;
  const keys = statements.flatMap(([name, text]) => found(KEYS, text).map((prefix) => ({ name, prefix })));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(({ prefix }) => !known.includes(prefix))).toEqual([]);
  const all = functions.flatMap(([name, text]) => found([PREFIXED], text).map((prefix) => ({ name, prefix })));
  expect(all.length).toBeGreaterThan(keys.length);
  expect(all.filter(({ prefix }) => !known.includes(prefix) && !OTHERS.includes(prefix))).toEqual([]);
});

test('each prefix of idempotency keys is used by a module or a function', () => {
  const used = [
    ...modules.flatMap(([, text]) => found([/transferKey\('(\w+)'/g], text)),
    ...functions.flatMap(([, text]) => found(KEYS, text)),
  ];
  expect(KEY_PREFIXES.filter((prefix) => !used.includes(prefix))).toEqual([]);
});
