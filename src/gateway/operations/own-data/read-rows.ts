import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { identitySealedValues } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { unseal } from '../../platform/secrets/sealing';
import { rewardsSealedValues } from '../../rewards';
import { columnsIn, type PersonalTable } from './register/entry';
import { ownRowsSql } from './rows';

/** Row of an export, by column. */
export type ExportedRow = Record<string, unknown>;

/** Rows per query: pictures may have megabytes. */
const ROWS_AT_ONCE = 500;
const PICTURES_AT_ONCE = 1;
/** Alias of the column to which encrypted fields are bound. */
const BOUND_TO = 'own_data_bound_to';
/** Columns by which rows are sorted: the first that an export has. */
const TIMES = ['created_at', 'bet_at', 'at', 'opened_at', 'requested_at', 'first_at', 'day', 'hour'];

const purposes = new Map(
  [...identitySealedValues, ...rewardsSealedValues].map(({ table, purpose }) => [table, purpose]),
);
const fetchedRow = v.object({ row: v.record(v.string(), v.unknown()) });

/** Yields the exported rows of an account in a table, some at a time, so that memory does not grow with the account. */
export async function* exportedRows(
  within: ModuleContext,
  entry: PersonalTable,
  accountId: string,
): AsyncGenerator<ExportedRow[]> {
  const columns = columnsIn(entry.exported);
  if (columns.length === 0) return;
  const { db: tx } = within;
  const size = columns.includes('picture') ? PICTURES_AT_ONCE : ROWS_AT_ONCE;
  await tx.execute(sql`declare own_rows no scroll cursor for ${selectSql(entry, columns, accountId)}`);
  for (;;) {
    const rows = await queryRows(tx, fetchedRow, sql`fetch forward ${sql.raw(String(size))} from own_rows`);
    if (rows.length === 0) break;
    yield await Promise.all(rows.map(({ row }) => decode(within, entry, row)));
  }
  await tx.execute(sql`close own_rows`);
}

function selectSql(entry: PersonalTable, columns: string[], accountId: string): SQL {
  const amounts = columnsIn(entry.amounts);
  const selected = columns.map((column) => {
    const name = sql.identifier(column);
    if (amounts.includes(column)) return sql`${name}::text as ${name}`;
    return column === 'picture' ? sql`encode(${name}, 'base64') as ${name}` : sql`${name}`;
  });
  if (entry.sealed) selected.push(sql`${sql.identifier(entry.sealed.boundTo)}::text as ${sql.identifier(BOUND_TO)}`);
  const time = TIMES.find((column) => columns.includes(column));
  const order = time ? sql`order by ${sql.identifier(entry.table)}.${sql.identifier(time)}` : sql``;
  return sql`select to_jsonb(r) as row from (select ${sql.join(selected, sql`, `)} from ${sql.identifier(entry.table)}
    where ${ownRowsSql(entry, accountId)} ${order}) r`;
}

/** Decrypts sealed fields, and formats sums as on the wire. */
async function decode(
  within: ModuleContext,
  { table, sealed, amounts }: PersonalTable,
  { [BOUND_TO]: boundTo, ...row }: ExportedRow,
): Promise<ExportedRow> {
  for (const column of columnsIn(amounts)) {
    const minor = row[column];
    if (typeof minor === 'string') row[column] = toWire(BigInt(minor));
  }
  if (typeof row.picture === 'string') row.picture = row.picture.replaceAll('\n', '');
  if (!sealed) return row;
  const purpose = purposes.get(table);
  const ciphertext = row[sealed.column];
  if (!purpose || typeof ciphertext !== 'string') throw new Error(`${table} has no sealed values to open`);
  return { ...row, [sealed.column]: JSON.parse(await unseal(within, purpose, String(boundTo), ciphertext)) };
}
