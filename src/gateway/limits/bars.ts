import { eq } from 'drizzle-orm';
import { ApiError, type Tx } from '../module-context';
import { readClock } from '../platform/clock';
import { depositedIn } from '../wallet/deposited';
import { depositLimits, gamingPauses } from './tables';

/** A pause that a player has taken, and when it is over. */
export type Bar = { by: 'timeOut' | 'exclusion'; until: Date };

/** What keeps a player from depositing and playing now: of a time-out and a self-exclusion the one that lasts longer; null: nothing. */
export async function depositBar(tx: Tx, playerId: string): Promise<Bar | null> {
  const [pause] = await tx.select().from(gamingPauses).where(eq(gamingPauses.accountId, playerId));
  if (!pause) return null;
  const now = await readClock(tx);
  const [excluded, out] = [still(pause.excludedUntil, now), still(pause.timeOutUntil, now)];
  if (excluded && !(out && out > excluded)) return { by: 'exclusion', until: excluded };
  return out && { by: 'timeOut', until: out };
}

/** Refuses with `limits.timeOut` or `limits.exclusion` what a player in a pause does not do: put money in, or at stake. */
export async function refuseBarred(tx: Tx, playerId: string): Promise<void> {
  const bar = await depositBar(tx, playerId);
  if (bar) throw new ApiError(403, `limits.${bar.by}`, { value: { until: bar.until.getTime() } });
}

/**
 * What the deposit limits leave a player now, minor units: by the one that leaves least, and never below nothing; null where there is no
 * limit. It counts what has been credited: who takes a deposit holds the account (`holdAccount`) and adds what waits at the provider.
 */
export async function depositLimitLeft(tx: Tx, playerId: string): Promise<bigint | null> {
  const limits = await tx.select().from(depositLimits).where(eq(depositLimits.accountId, playerId));
  const used = await depositedIn(tx, playerId);
  const lefts = limits.flatMap(({ period, amount }) => (amount === null ? [] : [amount > used[period] ? amount - used[period] : 0n]));
  return lefts.reduce<bigint | null>((least, left) => (least === null || left < least ? left : least), null);
}

/** A time that has not passed. */
export const still = (until: Date | null | undefined, now: Date): Date | null => (until && until > now ? until : null);
