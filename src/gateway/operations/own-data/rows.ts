import { type SQL, sql } from 'drizzle-orm';
import { PERSONAL_TABLES } from './register';
import type { PersonalTable } from './register/entry';

const tables = new Map(PERSONAL_TABLES.map((entry) => [entry.table, entry]));

/** Returns the SQL condition of an account's rows in a table of the register. */
export function ownRowsSql({ table, rows }: Pick<PersonalTable, 'table' | 'rows'>, accountId: string): SQL {
  if (rows === null) return sql`false`;
  const leads = Object.entries(rows).map(([column, target]) => leadSql(table, column, target, accountId));
  return sql`(${sql.join(leads, sql` or `)})`;
}

function leadSql(table: string, column: string, target: string, accountId: string): SQL {
  const own = sql`${sql.identifier(table)}.${sql.identifier(column)}`;
  if (target === 'accounts') return sql`${own} = ${accountId}::uuid`;
  const [parent = '', key = 'id'] = target.split('.');
  const entry = tables.get(parent);
  if (!entry) throw new Error(`${table}.${column} leads to ${parent}, which is not in the register`);
  return sql`${own} in (select ${sql.identifier(key)} from ${sql.identifier(parent)} where ${ownRowsSql(entry, accountId)})`;
}
