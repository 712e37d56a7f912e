import { eq, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordAuditEvent } from '../../platform/audit/service';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { SMS_BUDGETS, SMS_POOLS, type SmsPool } from '../../platform/http/throttles';
import { countryOf } from '../../platform/outbox/cost';
import { siteDaySql } from '../../platform/time/time-sql';
import { smsRejection } from './provider';
import { smsBudgets, smsSpent } from './tables';

/** Part of a pool with its own budget: the whole pool, or a key within it, a country or a range. */
type Part = { pool: SmsPool; key: string };

/** Numbers that differ only in these last digits are one range: SMS pumping uses many such numbers. */
const RANGE_DIGITS = 4;
/** Days for which usage is stored. */
const RETENTION_DAYS = 31;
/** Number of parts shown to operators. */
const MAX_LISTED_PARTS = 20;
/** Maximum daily budget, the maximum of the column. */
const MAX_BUDGET = 2_147_483_647;

/**
 * Consumes one text of the day's budget, also for numbers without an account. Strangers and members have separate
 * pools, so that attacks do not use up what members need. Throws `sms.budget`; operators are notified of each exhausted
 * part once a day. The smallest part comes first, so that texts beyond a range's budget do not consume the others.
 */
export async function spendBudget(ctx: ModuleContext, to: string, known: boolean): Promise<void> {
  const spent: Part[] = [];
  for (const part of partsOf(to, known)) {
    if (await spendOf(ctx, part)) {
      spent.push(part);
      continue;
    }
    await reportOnce(ctx, part);
    await refund(ctx, spent);
    throw smsRejection('sms.budget');
  }
}

/** Returns a text that was not sent to the budget of the day on which it was consumed: that of `at`, or today. */
export const refundBudget = (ctx: ModuleContext, to: string, known: boolean, at?: Date): Promise<void> =>
  refund(ctx, partsOf(to, known), at);

async function refund(ctx: ModuleContext, parts: readonly Part[], at?: Date): Promise<void> {
  const day = at ? dayOf(ctx, sql`${at.toISOString()}::timestamptz`) : today(ctx);
  for (const { pool, key } of parts)
    await ctx.db.execute(sql`
      update sms_spent set sent = greatest(sent - 1, 0) where day = ${day} and pool = ${pool} and key = ${key}`);
}

function partsOf(to: string, known: boolean): Part[] {
  const range = to.slice(0, -RANGE_DIGITS);
  if (known)
    return [
      { pool: 'memberRange', key: range },
      { pool: 'members', key: '' },
    ];
  return [
    { pool: 'range', key: range },
    { pool: 'country', key: countryOf(to) },
    { pool: 'strangers', key: '' },
  ];
}

/** SQL expression: the day of the site. */
const dayOf = (ctx: ModuleContext, at: SQL) => siteDaySql(ctx.config.siteZone, at);
const today = (ctx: ModuleContext) => siteDaySql(ctx.config.siteZone);
/** Returns the default budget of a pool. */
const defaultOf = ({ config }: ModuleContext, pool: SmsPool) =>
  Math.min(SMS_BUDGETS[pool].most * config.limitFactor, MAX_BUDGET);
const mostOf = (ctx: ModuleContext, pool: SmsPool) =>
  sql`coalesce((select most from sms_budgets where pool = ${pool}), ${defaultOf(ctx, pool)}::integer)`;

/**
 * Consumes one text of a part's budget; returns false if it is exhausted. One statement checks and counts, so that
 * concurrent callers never exceed the budget.
 */
async function spendOf(ctx: ModuleContext, { pool, key }: Part): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into sms_spent as s (day, pool, key, sent) select ${today(ctx)}, ${pool}, ${key}, 1 where ${mostOf(ctx, pool)} > 0
    on conflict (day, pool, key) do update set sent = s.sent + 1 where s.sent < ${mostOf(ctx, pool)} returning 1`);
  return rowCount === 1;
}

async function reportOnce(ctx: ModuleContext, { pool, key }: Part): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into sms_spent as s (day, pool, key, sent, told) values (${today(ctx)}, ${pool}, ${key}, 0, true)
    on conflict (day, pool, key) do update set told = true where not s.told returning 1`);
  if (rowCount !== 1) return;
  ctx.log.error({ pool, part: key }, 'the budget of texts for today is used up');
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'sms.budget', outcome: key ? `${pool} ${key}` : pool });
}

const spentRow = v.object({ pool: v.picklist(SMS_POOLS), key: v.string(), sent: v.number() });

/** Returns today's usage and budgets: of each whole pool, and of the countries and ranges with the most texts. */
export async function readBudgets(ctx: ModuleContext) {
  const rows = await queryRows(
    ctx.db,
    spentRow,
    sql`
    select pool, key, sent from sms_spent where day = ${today(ctx)} order by sent desc, pool, key limit ${MAX_LISTED_PARTS}`,
  );
  const set = await ctx.db.select().from(smsBudgets);
  const most = (pool: SmsPool) => set.find((row) => row.pool === pool)?.most ?? defaultOf(ctx, pool);
  const pools = SMS_POOLS.map((pool) => ({ pool, what: SMS_BUDGETS[pool].what, most: most(pool) }));
  return { pools, today: rows };
}

/** Sets a pool's daily budget, effective immediately; operators are notified again when it is exhausted. */
export async function setBudget(ctx: ModuleContext, pool: SmsPool, most: number): Promise<void> {
  await ctx.db.insert(smsBudgets).values({ pool, most }).onConflictDoUpdate({ target: smsBudgets.pool, set: { most } });
  await ctx.db.update(smsSpent).set({ told: false }).where(eq(smsSpent.pool, pool));
}

/** Deletes usage older than a month. A job calls it. */
export async function purgeBudgets(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(smsSpent).where(lt(smsSpent.day, sql`${today(ctx)} - ${RETENTION_DAYS}::integer`));
}
