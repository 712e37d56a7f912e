import { asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { dayStartSql } from '../../platform/time/time-sql';
import { studioById } from './keys';
import { studioKeys, studios } from './tables';

/** Lists all studios, with their valid keys and their terms. */
export async function listStudios({ db }: ModuleContext) {
  const good = or(isNull(studioKeys.endsAt), gt(studioKeys.endsAt, sql`app_now()`));
  const keys = await db.select().from(studioKeys).where(good).orderBy(asc(studioKeys.createdAt));
  const rows = await db.select().from(studios).orderBy(asc(studios.id));
  return rows.map(({ stakeMost, createdAt: since, winTimes, exposureDay, promoDay, ...studio }) => ({
    ...studio,
    winTimes,
    exposureDay: toWire(exposureDay),
    promoDay: toWire(promoDay),
    stakeMost: stakeMost === null ? null : toWire(stakeMost),
    since,
    keys: keys
      .filter(({ studioId }) => studioId === studio.id)
      .map(({ id, createdAt, endsAt }) => ({ key: id, since: createdAt, until: endsAt })),
  }));
}

/** Accepts or rejects bets on a studio's games; other calls continue. */
export async function setOpen(ctx: ModuleContext, id: string, open: boolean): Promise<void> {
  await studioById(ctx, id);
  await ctx.db.update(studios).set({ open }).where(eq(studios.id, id));
}

const sumRow = v.object({
  kind: v.string(),
  state: v.string(),
  code: v.string(),
  count: v.number(),
  amount: v.string(),
});
const callRow = v.object({ call: v.string(), code: v.string(), count: v.number(), slowest: v.number() });
const differenceRow = v.object({ id: v.string(), transaction: v.string(), expected: v.string(), booked: v.string() });
/**
 * SQL expression: the expected transfer to the studio by kind of transaction; a rollback is the inverse of what it
 * undoes.
 */
const EXPECTED =
  sql.raw(`case t.kind when 'bet' then t.amount when 'rollback' then case o.kind when 'bet' then -o.amount else o.amount end
  else -t.amount end`);

/**
 * Returns a studio's activity on a day of the site (`YYYY-MM-DD`): counts and sums by kind, state and code, to compare
 * with the studio's own; its calls; and each transaction that differs from the ledger (W30).
 */
export async function reconcile(ctx: ModuleContext, studio: string, day: string) {
  await studioById(ctx, studio);
  const { db, config } = ctx;
  const isThen = (at: string) => sql`${sql.raw(at)} >= ${dayStartSql(config.siteZone, sql`${day}::date`)}
    and ${sql.raw(at)} < ${dayStartSql(config.siteZone, sql`${day}::date + 1`)}`;
  const sums = await queryRows(
    db,
    sumRow,
    sql`
    select t.kind, t.state, t.answer ->> 'code' as code, count(*)::int as count, coalesce(sum(t.amount), 0)::text as amount
    from studio_transactions t where t.studio_id = ${studio} and ${isThen('t.created_at')} group by 1, 2, 3 order by 1, 2, 3`,
  );
  const calls = await queryRows(
    db,
    callRow,
    sql`
    select call, code, count(*)::int as count, round(max(took_us) / 1000.0)::int as slowest from studio_calls c
    where c.studio_id = ${studio} and ${isThen('c.at')} group by 1, 2 order by 1, 2`,
  );
  const differs = await queryRows(
    db,
    differenceRow,
    sql`
    select * from (
      select t.id, t.transaction_id as transaction, coalesce(case when t.state = 'refused' or t.answer ->> 'code' <> all ('{ok,round.late}') then 0
          when exists (select from studio_holds h where h.id = t.id and h.state <> 'released') then 0
          when t.kind in ('round-end', 'unknown') or t.kind = 'rollback' and not t.moves then 0 else ${EXPECTED} end, 0)::text as expected,
        coalesce((select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where e.transfer_id = any (t.transfers) and a.owner_id is null and a.purpose like 'studio:%'), 0)::text as booked
      from (select *, transfers <> '{}' as moves from studio_transactions) t
      left join studio_transactions o on o.studio_id = t.studio_id and o.account_id = t.account_id and o.transaction_id = t.original_id
      where t.studio_id = ${studio} and ${isThen('t.created_at')}) compared where expected <> booked limit 100`,
  );
  return {
    studio,
    day,
    zone: config.siteZone,
    transactions: sums.map(({ amount, ...sum }) => ({ ...sum, amount: toWire(BigInt(amount)) })),
    calls: calls.map(({ slowest: slowestMs, ...call }) => ({ ...call, slowestMs })),
    differs,
  };
}
