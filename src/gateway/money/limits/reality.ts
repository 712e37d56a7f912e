import { eq } from 'drizzle-orm';
import type { Value } from '../../../contract';
import { beginOf } from '../../identity';
import type { ModuleContext, Session, Tx } from '../../platform/context';
import { realityChecks } from './tables';

/** Returns the interval of the player's reality check in minutes, or null if it is off. */
export async function realityMinutesOf(tx: Tx, accountId: string): Promise<number | null> {
  const [row] = await tx.select().from(realityChecks).where(eq(realityChecks.accountId, accountId));
  return row?.minutes ?? null;
}

/** Sets the interval of the reality check, effective immediately; null turns it off. */
export async function setRealityMinutes(
  { db }: ModuleContext,
  accountId: string,
  minutes: number | null,
): Promise<void> {
  if (minutes === null) await db.delete(realityChecks).where(eq(realityChecks.accountId, accountId));
  else
    await db
      .insert(realityChecks)
      .values({ accountId, minutes })
      .onConflictDoUpdate({ target: realityChecks.accountId, set: { minutes } });
}

/** Returns the interval of the reality check and its content: stakes and winnings since the login. */
export async function realityOf(ctx: ModuleContext, { sessionId, accountId }: Session): Promise<Value<'realityCheck'>> {
  const since = (await beginOf(ctx.db, sessionId)).getTime();
  const { staked, won, profit: net } = await ctx.ports.sumPlaySince(ctx, accountId, since);
  return { minutes: await realityMinutesOf(ctx.db, accountId), since, staked, won, net };
}
