import { and, desc, eq, lt, sql } from 'drizzle-orm';
import parsePhoneNumber from 'libphonenumber-js/max';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { amount } from '../../../contract/platform/fields';
import { recordAuditEvent } from '../audit/service';
import type { ModuleContext } from '../context';
import { queryRow } from '../database/query';
import { siteDaySql } from '../time/time-sql';
import { smsCostDays, smsCosts } from './tables';

/** Key of the price and cap of every country without its own. */
const OTHER = 'other';
/** Days for which numbers of texts are stored. */
const RETENTION_DAYS = 31;

/** Returns the dialing code of a number (E.164). */
export const countryOf = (to: string): string => parsePhoneNumber(to)?.countryCallingCode ?? '';

const today = ({ config }: ModuleContext) => siteDaySql(config.siteZone);
/** SQL expression: true if so many texts cost at most the cap of a country; without a cap they always do. */
const fits = (country: string, texts: ReturnType<typeof sql>) => sql`coalesce((
  select ${texts} * c.price <= c.cap from sms_costs c where c.country in (${country}, ${OTHER})
  order by c.country = ${OTHER} limit 1), true)`;

/**
 * Counts one text to a number as handed to its carrier; false if it would cost more than the cap of its country and day
 * (`own.message.cost`). One statement checks and counts, so that concurrent callers never exceed the cap. Operators are
 * notified once a day.
 */
export async function spendCost(ctx: ModuleContext, to: string): Promise<boolean> {
  const country = countryOf(to);
  const { rowCount } = await ctx.db.execute(sql`
    insert into sms_cost_days as d (day, country, texts)
    select ${today(ctx)}, ${country}, 1 where ${fits(country, sql`1`)}
    on conflict (day, country) do update set texts = d.texts + 1 where ${fits(country, sql`(d.texts + 1)`)} returning 1`);
  if (rowCount !== 1) await reportOnce(ctx, country);
  return rowCount === 1;
}

/** Returns a text that its carrier did not accept to the cap of today. */
export async function refundCost(ctx: ModuleContext, to: string): Promise<void> {
  await ctx.db
    .update(smsCostDays)
    .set({ texts: sql`greatest(${smsCostDays.texts} - 1, 0)` })
    .where(and(eq(smsCostDays.day, today(ctx)), eq(smsCostDays.country, countryOf(to))));
}

const affordableRow = v.object({ affordable: v.boolean() });

/** Returns whether the cap of a number's country permits another text today, so that callers can say so at once. */
export async function isAffordable(ctx: ModuleContext, to: string): Promise<boolean> {
  const country = countryOf(to);
  const spent = sql`(1 + coalesce((
    select texts from sms_cost_days where day = ${today(ctx)} and country = ${country}), 0))`;
  const { affordable } = await queryRow(ctx.db, affordableRow, sql`select ${fits(country, spent)} as affordable`);
  if (!affordable) await reportOnce(ctx, country);
  return affordable;
}

async function reportOnce(ctx: ModuleContext, country: string): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into sms_cost_days as d (day, country, texts, reported) values (${today(ctx)}, ${country}, 0, true)
    on conflict (day, country) do update set reported = true where not d.reported returning 1`);
  if (rowCount !== 1) return;
  ctx.log.error({ country }, 'texts to the country cost as much as its cap for today');
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'sms.cost', outcome: country });
}

const country = v.pipe(v.string(), v.regex(/^(?:\d{1,3}|other)$/, 'a dialing code such as 880, or other, is needed'));
/** Arguments of `ops sms cost`: a country with price and cap, or without. */
export const costArguments = v.union([
  v.pipe(
    v.strictTuple([country, amount, amount]),
    v.transform(([of, price, cap]) => ({ country: of, tariff: { price: fromWire(price), cap: fromWire(cap) } })),
  ),
  v.pipe(
    v.strictTuple([country, v.literal('off')]),
    v.transform(([of]) => ({ country: of, tariff: null })),
  ),
]);
type CostChange = v.InferOutput<typeof costArguments>;

/** Sets or removes price and cap of a country at once; operators are notified again when it is reached. */
export async function setCost(ctx: ModuleContext, { country: of, tariff }: CostChange): Promise<void> {
  if (tariff === null) await ctx.db.delete(smsCosts).where(eq(smsCosts.country, of));
  else
    await ctx.db
      .insert(smsCosts)
      .values({ country: of, ...tariff })
      .onConflictDoUpdate({ target: smsCosts.country, set: tariff });
  const concerned = of === OTHER ? undefined : eq(smsCostDays.country, of);
  await ctx.db.update(smsCostDays).set({ reported: false }).where(concerned);
}

/** Returns prices and caps by country. For operators. */
export async function readTariffs({ db }: ModuleContext) {
  const rows = await db.select().from(smsCosts).orderBy(smsCosts.country);
  return rows.map(({ country: of, price, cap }) => ({ country: of, price: toWire(price), cap: toWire(cap) }));
}

/** Returns prices and caps, and the texts of today by country, most texts first. For operators. */
export async function readCosts(ctx: ModuleContext) {
  const costs = await readTariffs(ctx);
  const spent = await ctx.db
    .select()
    .from(smsCostDays)
    .where(eq(smsCostDays.day, today(ctx)))
    .orderBy(desc(smsCostDays.texts), smsCostDays.country);
  const tariffOf = (of: string) => costs.find((row) => row.country === of);
  const priceOf = (of: string) => fromWire((tariffOf(of) ?? tariffOf(OTHER))?.price ?? '0.00');
  return {
    costs,
    today: spent.map(({ country: of, texts }) => ({ country: of, texts, cost: toWire(BigInt(texts) * priceOf(of)) })),
  };
}

/** Deletes numbers of texts older than a month. A job calls it. */
export async function purgeCosts(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(smsCostDays).where(lt(smsCostDays.day, sql`${today(ctx)} - ${RETENTION_DAYS}::integer`));
}
