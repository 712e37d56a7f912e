import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lockAccount } from '../../../identity';
import type { ModuleContext, Tx } from '../../../platform/context';
import { queryRow, queryRows } from '../../../platform/database/query';
import { transact } from '../../../platform/database/transact';
import type { RecurringJobs } from '../../../platform/jobs/jobs';
import { PERSONAL_TABLES } from '../register';
import { columnsIn, PERIODS, type Period, type PersonalTable } from '../register/entry';
import { ownRowsSql } from '../rows';

const DAY = 86_400_000;
/** Wait for data that no law demands, so that the last messages to the owner are sent before. */
const LAST_MESSAGES = DAY;
/** Rows in a transaction: its locks end within moments. */
export const BATCH = 1_000;
const ACCOUNTS_AT_ONCE = 100;

const idRow = v.object({ id: v.string() });
const countRow = v.object({ rows: v.number() });

/**
 * Erases or makes anonymous what belongs to closed accounts, after the period of each table (`own.data.erasure`). Each
 * batch is a transaction, and a row that is cleared is not found again: after a stop, the next run goes on from there.
 * A job calls it.
 */
export async function eraseClosed(ctx: ModuleContext): Promise<void> {
  for (const period of PERIODS)
    for (let due = await dueAccounts(ctx, period); due.length > 0; due = await dueAccounts(ctx, period))
      for (const { id } of due) await erasePeriod(ctx, id, period);
  await eraseOperatorWords(ctx);
}

/**
 * Returns closed accounts of which a period has ended. Those under review wait for its decision, and a self-exclusion
 * must recognise its person until it ends.
 */
async function dueAccounts(ctx: ModuleContext, period: Period): Promise<{ id: string }[]> {
  const before = new Date((await ctx.now()).getTime() - waitOf(ctx, period));
  return queryRows(
    ctx.db,
    idRow,
    sql`select a.id from accounts a where a.closed_at <= ${before.toISOString()}
      and not exists (select from erasures e where e.account_id = a.id and e.period = ${period})
      and not exists (select from abuse_members m join abuse_cases c on c.id = m.case_id
        where m.account_id = a.id and c.state = 'open')
      and (${period} in ('none', 'access')
        or not exists (select from gaming_pauses p where p.account_id = a.id and p.excluded_until > app_now()))
      order by a.closed_at, a.id limit ${ACCOUNTS_AT_ONCE}`,
  );
}

const waitOf = ({ config }: ModuleContext, period: Period): number =>
  period === 'none' ? LAST_MESSAGES : config.retention[period];

/** Erases the rows of a period table by table, then records that they are. */
async function erasePeriod(ctx: ModuleContext, accountId: string, period: Period): Promise<void> {
  for (const entry of PERSONAL_TABLES) {
    if (entry.retained !== period || entry.afterwards === 'keep' || entry.rows === null) continue;
    while ((await eraseBatch(ctx, entry, accountId)) === BATCH);
  }
  await ctx.db.execute(sql`insert into erasures (account_id, period, erased_at)
    values (${accountId}, ${period}, app_now()) on conflict do nothing`);
}

const eraseBatch = (ctx: ModuleContext, entry: PersonalTable, accountId: string): Promise<number> =>
  transact(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    await tx.execute(sql`select erasure_starts(${accountId})`);
    return (await queryRow(tx, countRow, eraseSql(entry, accountId))).rows;
  });

/** Statement that erases or clears some rows of an account, and returns their number. */
function eraseSql(entry: PersonalTable, accountId: string): SQL {
  const table = sql.identifier(entry.table);
  if (entry.isAppendOnly) return sql`select append_only_erased(${entry.table}, ${accountId}, ${BATCH}) as rows`;
  const own = ownRowsSql(entry, accountId);
  const erased =
    entry.afterwards === 'erase'
      ? sql`delete from ${table} where ctid in (select ctid from ${table} where ${own} limit ${BATCH})`
      : clearSql(entry, own);
  return sql`with erased as (${erased} returning 1) select count(*)::int as rows from erased`;
}

/** Statement that clears identifying columns of rows in which they are not cleared yet. */
function clearSql(entry: PersonalTable, own: SQL): SQL {
  const table = sql.identifier(entry.table);
  const values = Object.entries({
    ...Object.fromEntries(columnsIn(entry.identifying).map((column) => [column, 'null'])),
    ...entry.cleared,
  });
  const all = (parts: SQL[]) => sql.join(parts, sql`, `);
  const changes = all(values.map(([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`));
  const isUncleared = sql.join(
    values.map(([column, value]) => sql`${sql.identifier(column)} is distinct from ${sql.raw(value)}`),
    sql` or `,
  );
  return sql`update ${table} set ${changes}
    where ctid in (select ctid from ${table} where ${own} and (${isUncleared}) limit ${BATCH})`;
}

const HOUR = 3_600_000;
/** Recurring erasure of closed accounts. */
export const erasureJobs: RecurringJobs = { erasure: { every: HOUR, does: eraseClosed } };

/**
 * Clears operators' own words, in which players are named, after the period of books: no account leads to them, so that
 * their own age counts.
 */
async function eraseOperatorWords(ctx: ModuleContext): Promise<void> {
  const before = new Date((await ctx.now()).getTime() - ctx.config.retention.books).toISOString();
  const acts = sql`select operator_acts_erased(${before}, ${BATCH}) as rows`;
  const requests = sql`with erased as (update operator_requests set typed = typed || '{"args": [], "reason": ""}'
    where id in (select id from operator_requests where decided_at < ${before}
      and typed || '{"args": [], "reason": ""}' <> typed limit ${BATCH}) returning 1)
    select count(*)::int as rows from erased`;
  for (const statement of [acts, requests]) while ((await clearWords(ctx, statement)) === BATCH);
}

const clearWords = (ctx: ModuleContext, statement: SQL): Promise<number> =>
  transact(ctx, async (tx: Tx) => (await queryRow(tx, countRow, statement)).rows);
