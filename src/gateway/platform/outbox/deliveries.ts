import { and, eq, lt, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { queryRows } from '../database/query';
import { countryOf } from './cost';
import type { Message } from './service';
import { CARRIERS, type DELIVERY_STATES, sentMessages } from './tables';

/** Retention of deliveries, ms. */
const RETENTION = 30 * 86_400_000;
/** Period that operators see, and how long a carrier may take to report, ms. */
const VISIBLE_FOR = 86_400_000;
const REPORT_WITHIN = 10 * 60_000;

/**
 * Records that a message is handed to a carrier. Called before it is, because a failure after that would send the
 * message again, and a report would find nothing.
 */
export async function recordSent(ctx: ModuleContext, message: Message, carrier: number): Promise<void> {
  const { id, channel, purpose, to } = message;
  const set = { carrier: CARRIERS[carrier] ?? 'fallback', sentAt: await ctx.now() };
  await ctx.db
    .insert(sentMessages)
    .values({ id, channel, purpose, country: channel === 'sms' ? countryOf(to) : '', ...set })
    .onConflictDoUpdate({ target: sentMessages.id, set });
}

/** Removes the record of a message that no carrier accepted. */
export async function removeSent({ db }: ModuleContext, id: string): Promise<void> {
  await db.delete(sentMessages).where(and(eq(sentMessages.id, id), eq(sentMessages.state, 'sent')));
}

/** Report of a carrier about a message, by the id that it got with it. */
export const deliveryReport = v.object({
  id: v.pipe(v.string(), v.uuid()),
  state: v.picklist(['delivered', 'failed'] satisfies (typeof DELIVERY_STATES)[number][]),
});

/**
 * Records a carrier's report (`own.message.delivery`); returns false for an unknown message. Reports may be repeated
 * and arrive in any order: a delivered message stays delivered.
 */
export async function recordDelivery(
  { db, now }: ModuleContext,
  { id, state }: v.InferOutput<typeof deliveryReport>,
): Promise<boolean> {
  await db
    .update(sentMessages)
    .set({ state, reportedAt: await now() })
    .where(and(eq(sentMessages.id, id), ne(sentMessages.state, 'delivered'), ne(sentMessages.state, state)));
  return (await db.$count(sentMessages, eq(sentMessages.id, id))) > 0;
}

const deliveriesRow = v.object({
  channel: v.string(),
  country: v.string(),
  carrier: v.picklist(CARRIERS),
  sent: v.number(),
  delivered: v.number(),
  failed: v.number(),
  /** Messages without a report after ten minutes; all, if the carrier sends none. */
  silent: v.number(),
  /** Median time from handing over to the report of a delivery, s; null without one. */
  seconds: v.nullable(v.number()),
});

/** Returns the messages of the last day by channel, country and carrier. For operators. */
export async function readDeliveries({ db, now }: ModuleContext) {
  const at = (await now()).getTime();
  const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  return queryRows(
    db,
    deliveriesRow,
    sql`select channel, country, carrier, count(*)::integer as sent,
        (count(*) filter (where state = 'delivered'))::integer as delivered,
        (count(*) filter (where state = 'failed'))::integer as failed,
        (count(*) filter (where state = 'sent' and sent_at < ${moment(at - REPORT_WITHIN)}))::integer as silent,
        round(percentile_cont(0.5) within group (order by extract(epoch from reported_at - sent_at))
          filter (where state = 'delivered'))::integer as seconds
      from sent_messages where sent_at >= ${moment(at - VISIBLE_FOR)}
      group by channel, country, carrier order by channel, country, carrier`,
  );
}

/** Deletes old records. A job calls it. */
export async function purgeDeliveries({ db, now }: ModuleContext): Promise<void> {
  await db.delete(sentMessages).where(lt(sentMessages.sentAt, new Date((await now()).getTime() - RETENTION)));
}
