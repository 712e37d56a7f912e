import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Modules, startModules } from './harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const files = import.meta.glob<Record<string, unknown>>('../../src/gateway/{*,*/*}/tables.ts', { eager: true });
const tables = Object.values(files).flatMap((exported) => Object.values(exported).filter((one) => is(one, Table)));
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the code knows %s as the migrations made it',
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
