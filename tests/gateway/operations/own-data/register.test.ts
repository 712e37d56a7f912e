import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLUMN_TITLES } from '../../../../src/gateway/operations/own-data/labels/columns';
import { TABLE_TITLES } from '../../../../src/gateway/operations/own-data/labels/tables';
import { PERSONAL_TABLES } from '../../../../src/gateway/operations/own-data/register';
import { columnsIn, PERIODS, REASONS, SUBJECTS } from '../../../../src/gateway/operations/own-data/register/entry';
import { IMPERSONAL_TABLES } from '../../../../src/gateway/operations/own-data/register/impersonal';
import { ownRowsSql } from '../../../../src/gateway/operations/own-data/rows';
import { queryRows } from '../../../../src/gateway/platform/database/query';
import { isCode } from '../../../../src/gateway/platform/i18n';
import { SPELLINGS } from '../../../lint/spellings';
import { type Modules, startModules } from '../../harness/modules';

/** Names of columns that hold data of a person, or the key of an account. */
const LOOKS_PERSONAL =
  /^(name|.*(user_?name|nickname)|(payer|payee|real|first|last)_name|holder|recipient|bettor|.*(mobile|phone)|.*email)$/;
const LOOKS_IDENTIFYING =
  /^(ip|.*_ip|user_agent|country|picture|birthday|address|contacts?|reply_to|.*_number|id_number|sealed_fields|body)$/;
const LEADS_TO_ACCOUNT = /^(account|owner|holder|giver|invitee|inviter|upline|excluded|other|player|member)_id$/;
const looksPersonal = (column: string) =>
  [LOOKS_PERSONAL, LOOKS_IDENTIFYING, LEADS_TO_ACCOUNT].some((pattern) => pattern.test(column));

const columnRow = v.object({ table: v.string(), column: v.string(), isKey: v.boolean() });
let gateway: Modules;
let schema: Map<string, { name: string; isKey: boolean }[]>;
beforeAll(async () => {
  gateway = await startModules();
  const rows = await queryRows(
    gateway.ctx.db,
    columnRow,
    sql`select c.table_name::text as table, c.column_name::text as column, exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'public.accounts'::regclass
          and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name) as "isKey"
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  schema = new Map();
  for (const { table, column, isKey } of rows)
    schema.set(table, [...(schema.get(table) ?? []), { name: column, isKey }]);
});
afterAll(() => gateway.close());

const impersonal = Object.values(IMPERSONAL_TABLES)
  .flat()
  .map((line) => {
    const [table = '', columns] = line.split(': ');
    return { table, despite: columnsIn(columns) };
  });
const listed = [...PERSONAL_TABLES.map(({ table }) => table), ...impersonal.map(({ table }) => table)];
const withheldBy = (entry: (typeof PERSONAL_TABLES)[number]) => Object.values(entry.withheld).flatMap(columnsIn);

describe('the register of personal data', () => {
  test('has every table of the schema, once [own.data.register]', () => {
    expect(schema.size).toBeGreaterThan(150);
    expect([...listed].sort()).toEqual([...schema.keys()].sort());
  });

  test('exports or withholds every column of a table about players, once [own.data.register]', () => {
    for (const entry of PERSONAL_TABLES) {
      const columns = [...columnsIn(entry.exported), ...withheldBy(entry)];
      expect([entry.table, columns.sort()]).toEqual([
        entry.table,
        schema
          .get(entry.table)
          ?.map(({ name }) => name)
          .sort(),
      ]);
    }
  });

  test('lists each column of other tables that looks personal or leads to an account [own.data.register]', () => {
    for (const { table, despite } of impersonal) {
      const columns = schema.get(table) ?? [];
      expect([table, columns.filter(({ isKey }) => isKey)]).toEqual([table, []]);
      const found = columns.map(({ name }) => name).filter(looksPersonal);
      expect([table, found.sort()]).toEqual([table, [...despite].sort()]);
    }
  });

  test('finds an account’s rows in every table that has its key [own.data.register]', async () => {
    const unusedId = '00000000-0000-4000-8000-000000000000';
    for (const entry of PERSONAL_TABLES) {
      const found = await queryRows(
        gateway.ctx.db,
        v.object({ rows: v.string() }),
        sql`select count(*)::text as rows from ${sql.identifier(entry.table)} where ${ownRowsSql(entry, unusedId)}`,
      );
      expect([entry.table, found]).toEqual([entry.table, [{ rows: '0' }]]);
      if (entry.rows === null) expect([entry.table, entry.exported]).toEqual([entry.table, '']);
    }
  });

  test('clears or erases what identifies a person, and keeps no such column [own.data.register]', () => {
    for (const { table, exported, amounts, sealed, identifying, afterwards, retained } of PERSONAL_TABLES) {
      const identifies = columnsIn(identifying);
      expect(PERIODS).toContain(retained);
      if (afterwards !== 'erase') expect([table, identifies.length > 0]).toEqual([table, afterwards === 'anonymise']);
      const names = schema.get(table)?.map(({ name }) => name) ?? [];
      expect(names).toEqual(expect.arrayContaining([...identifies, ...(sealed ? Object.values(sealed) : [])]));
      expect(columnsIn(exported)).toEqual(expect.arrayContaining(columnsIn(amounts)));
      if (afterwards === 'keep')
        expect([table, names.filter((name) => NAMES_A_PERSON.test(name))]).toEqual([table, []]);
    }
  });

  test('has a title in both languages for each table and column of an export [own.data.export]', () => {
    const named = PERSONAL_TABLES.filter(({ exported }) => exported !== '');
    const columns = new Set(named.flatMap(({ exported }) => columnsIn(exported)));
    expect(Object.keys(TABLE_TITLES).sort()).toEqual(named.map(({ table }) => table).sort());
    expect(Object.keys(COLUMN_TITLES).sort()).toEqual([...columns].sort());
    const misspelt = (text: string, language: 'en' | 'bn') => SPELLINGS[language].some(({ not }) => not.test(text));
    for (const [english, bengali] of [...Object.values(TABLE_TITLES), ...Object.values(COLUMN_TITLES)]) {
      expect(english).toMatch(/^[A-Z][A-Za-z, -]+$/);
      expect(bengali).toMatch(/^(?:[\u0980-\u09ff, -]|\u200d|VIP)+$/);
      expect([english, misspelt(english, 'en'), misspelt(bengali, 'bn')]).toEqual([english, false, false]);
    }
  });

  test('withholds secrets, and gives a reason for each column left out [own.data.register]', () => {
    const exported = PERSONAL_TABLES.flatMap((entry) =>
      columnsIn(entry.exported).map((column) => `${entry.table}.${column}`),
    );
    expect(exported.filter((column) => SECRET.test(column))).toEqual([]);
    const codes = [
      ...REASONS.map((reason) => `ownData.reason.${reason}`),
      ...PERIODS.map((period) => `ownData.period.${period}`),
      ...SUBJECTS.map((subject) => `ownData.subject.${subject}`),
    ];
    expect(codes.filter((code) => !isCode(code))).toEqual([]);
  });
});

/** Columns that name a person, so that no table with one may stay as it is. */
const NAMES_A_PERSON = /^(.*(user_?name|nickname|_name|mobile|email|user_agent)|ip|holder|recipient|picture|text)$/;
const SECRET = /(_hash|^.*\.secret|sealed_secret|sealed_totp|token|digest|credential_id|public_key|salt|session_id)$/;
