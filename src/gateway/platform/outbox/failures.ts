import { desc, lt } from 'drizzle-orm';
import type { ModuleContext } from '../context';
import { transact } from '../database/transact';
import { dropExhausted } from '../jobs/enqueue';
import { purgeCosts } from './cost';
import { purgeDeliveries } from './deliveries';
import { type Message, SEND } from './service';
import { outboxFailures } from './tables';

/** Retention of failures, ms. */
const RETENTION = 30 * 86_400_000;

/** Reverts what sending a message consumed, in the transaction that records the failure. */
export type OnFailure = (ctx: ModuleContext, message: Message) => Promise<void>;

/**
 * Records that a message could not be sent, without its content and recipient. A job that runs twice records and
 * reverts it once.
 */
export const keepFailure = (ctx: ModuleContext, message: Message, onFailure: OnFailure): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const { id, channel, purpose, at } = message;
    const failure = { id, channel, purpose, askedAt: new Date(at), failedAt: await within.now() };
    const { rowCount } = await tx.insert(outboxFailures).values(failure).onConflictDoNothing();
    if (rowCount === 1) await onFailure(within, message);
  });

/** Returns recent failures, newest first. For operators. */
export async function failedMessages({ db }: ModuleContext) {
  const rows = await db.select().from(outboxFailures).orderBy(desc(outboxFailures.failedAt)).limit(50);
  return rows.map(({ channel, purpose, failedAt }) => ({ channel, purpose, at: failedAt.toISOString() }));
}

/** Deletes messages whose last try was interrupted, old failures, and old numbers of messages. A job calls it. */
export async function purgeOutbox(ctx: ModuleContext): Promise<void> {
  const { db, now } = ctx;
  await dropExhausted(db, SEND);
  await db.delete(outboxFailures).where(lt(outboxFailures.failedAt, new Date((await now()).getTime() - RETENTION)));
  await purgeDeliveries(ctx);
  await purgeCosts(ctx);
}
