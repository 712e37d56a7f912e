import { desc, lt } from 'drizzle-orm';
import type { ModuleContext } from '../context';
import { transact } from '../database/transact';
import { dropExhausted } from '../jobs/enqueue';
import { type Message, SEND } from './service';
import { outboxFailures } from './tables';

/** Ms that it is kept what could not be sent. */
const KEPT = 30 * 86_400_000;

/** Undoes what the sending of a message consumed, in the transaction that records the failure. */
export type OnFailure = (ctx: ModuleContext, message: Message) => Promise<void>;

/** Keeps that a message could not be sent: neither what it said nor to whom. A job that runs twice records it once, and undoes it once. */
export const keepFailure = (ctx: ModuleContext, message: Message, onFailure: OnFailure): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const { id, channel, purpose, at } = message;
    const failure = { id, channel, purpose, askedAt: new Date(at), failedAt: await within.now() };
    const { rowCount } = await tx.insert(outboxFailures).values(failure).onConflictDoNothing();
    if (rowCount === 1) await onFailure(within, message);
  });

/** What could not be sent lately, newest first. For operators. */
export async function failedMessages({ db }: ModuleContext) {
  const rows = await db.select().from(outboxFailures).orderBy(desc(outboxFailures.failedAt)).limit(50);
  return rows.map(({ channel, purpose, failedAt }) => ({ channel, purpose, at: failedAt.toISOString() }));
}

/** Drops messages whose last try was cut short, and forgets old failures. A job calls it. */
export async function purgeOutbox({ db, now }: ModuleContext): Promise<void> {
  await dropExhausted(db, SEND);
  await db.delete(outboxFailures).where(lt(outboxFailures.failedAt, new Date((await now()).getTime() - KEPT)));
}
