import { desc, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ModuleContext } from '../module-context';
import { dropExhausted } from '../platform/enqueue';
import { type Message, SEND } from './service';
import { outboxFailures } from './tables';

/** Ms that it is kept what could not be sent. */
const KEPT = 30 * 86_400_000;

/** Keeps that a message could not be sent: neither what it said nor to whom. */
export async function keepFailure({ db, now }: ModuleContext, { channel, purpose, at }: Message): Promise<void> {
  await db.insert(outboxFailures).values({ id: v7(), channel, purpose, askedAt: new Date(at), failedAt: await now() });
}

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
