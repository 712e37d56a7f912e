import { eq, lt, type SQL, sql } from 'drizzle-orm';
import parsePhoneNumber from 'libphonenumber-js/max';
import * as v from 'valibot';
import { recordAuditEvent } from '../../platform/audit/service';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { SMS_BUDGETS, SMS_POOLS, type SmsPool } from '../../platform/http/throttles';
import { siteDaySql } from '../../platform/time/site-day-sql';
import { smsRefusal } from './provider';
import { smsBudgets, smsSpent } from './tables';

/** What is spent of a pool: of all of it, or of the part under a key, a country or a range. */
type Part = { pool: SmsPool; key: string };

/** Numbers that differ in these last digits alone are of one range: who pumps has many such. */
const RANGE_DIGITS = 4;
/** Days after which what was spent is forgotten. */
const KEPT = 31;
/** Number of parts shown to operators. */
const SHOWN = 20;
/** More a day nobody has: a column holds no more. */
const MOST = 2_147_483_647;

/**
 * Spends one text of the day's budget, also for numbers without an account. Strangers' and members' are apart, so that no attack takes what
 * members need. Refuses with `sms.budget`; operators are told once a day of each that is used up. The smallest part comes first: what
 * one range may not have is not taken from the others.
 */
export async function spendBudget(ctx: ModuleContext, to: string, known: boolean): Promise<void> {
  const spent: Part[] = [];
  for (const part of partsOf(to, known)) {
    if (await spendOf(ctx, part)) {
      spent.push(part);
      continue;
    }
    await tellOnce(ctx, part);
    await refund(ctx, spent);
    throw smsRefusal('sms.budget');
  }
}

/** Returns a text that was not sent to the budget of the day on which it was spent: of `at`, or today. */
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
  const country = parsePhoneNumber(to)?.countryCallingCode ?? '';
  return [
    { pool: 'range', key: range },
    { pool: 'country', key: country },
    { pool: 'strangers', key: '' },
  ];
}

/** Days of the site. */
const dayOf = (ctx: ModuleContext, at: SQL) => siteDaySql(ctx.config.siteZone, at);
const today = (ctx: ModuleContext) => siteDaySql(ctx.config.siteZone);
/** What a pool has until operators give it another sum. */
const defaultOf = ({ config }: ModuleContext, pool: SmsPool) =>
  Math.min(SMS_BUDGETS[pool].most * config.limitFactor, MOST);
const mostOf = (ctx: ModuleContext, pool: SmsPool) =>
  sql`coalesce((select most from sms_budgets where pool = ${pool}), ${defaultOf(ctx, pool)}::integer)`;

/** One statement counts and looks, so that concurrent callers never spend more than there is. */
async function spendOf(ctx: ModuleContext, { pool, key }: Part): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into sms_spent as s (day, pool, key, sent) select ${today(ctx)}, ${pool}, ${key}, 1 where ${mostOf(ctx, pool)} > 0
    on conflict (day, pool, key) do update set sent = s.sent + 1 where s.sent < ${mostOf(ctx, pool)} returning 1`);
  return rowCount === 1;
}

async function tellOnce(ctx: ModuleContext, { pool, key }: Part): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into sms_spent as s (day, pool, key, sent, told) values (${today(ctx)}, ${pool}, ${key}, 0, true)
    on conflict (day, pool, key) do update set told = true where not s.told returning 1`);
  if (rowCount !== 1) return;
  ctx.log.error({ pool, part: key }, 'the budget of texts for today is used up');
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'sms.budget', outcome: key ? `${pool} ${key}` : pool });
}

const spentRow = v.object({ pool: v.picklist(SMS_POOLS), key: v.string(), sent: v.number() });

/** What was spent today, and what there is: of each pool as a whole, and of the countries and ranges that had the most. */
export async function readBudgets(ctx: ModuleContext) {
  const rows = await queryRows(
    ctx.db,
    spentRow,
    sql`
    select pool, key, sent from sms_spent where day = ${today(ctx)} order by sent desc, pool, key limit ${SHOWN}`,
  );
  const set = await ctx.db.select().from(smsBudgets);
  const most = (pool: SmsPool) => set.find((row) => row.pool === pool)?.most ?? defaultOf(ctx, pool);
  const pools = SMS_POOLS.map((pool) => ({ pool, what: SMS_BUDGETS[pool].what, most: most(pool) }));
  return { pools, today: rows };
}

/** Gives a pool so many a day, from now on; where that is used up, operators are told anew. */
export async function setBudget(ctx: ModuleContext, pool: SmsPool, most: number): Promise<void> {
  await ctx.db.insert(smsBudgets).values({ pool, most }).onConflictDoUpdate({ target: smsBudgets.pool, set: { most } });
  await ctx.db.update(smsSpent).set({ told: false }).where(eq(smsSpent.pool, pool));
}

/** Forgets what was spent a month ago. A job calls it. */
export async function purgeBudgets(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(smsSpent).where(lt(smsSpent.day, sql`${today(ctx)} - ${KEPT}::integer`));
}
