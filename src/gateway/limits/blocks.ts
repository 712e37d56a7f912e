import { eq } from 'drizzle-orm';
import { ApiError, type Tx } from '../module-context';
import { readClock } from '../platform/clock';
import { depositedIn } from '../wallet/deposited';
import { depositLimits, gamingPauses } from './tables';

/** An active pause of a player, and when it ends. */
export type Block = { by: 'timeOut' | 'exclusion'; until: Date };

/** Returns the active block on deposits and play (the later of time-out and self-exclusion), or null. */
export async function depositBlock(tx: Tx, playerId: string): Promise<Block | null> {
  const [pause] = await tx.select().from(gamingPauses).where(eq(gamingPauses.accountId, playerId));
  if (!pause) return null;
  const now = await readClock(tx);
  const [excluded, out] = [still(pause.excludedUntil, now), still(pause.timeOutUntil, now)];
  if (excluded && !(out && out > excluded)) return { by: 'exclusion', until: excluded };
  return out && { by: 'timeOut', until: out };
}

/**
 * Whether a player is in a self-exclusion, the one pause so long that turnover cannot be expected of them: the shortest that is offered
 * (`SETTINGS.limits.exclusionMonths`) outlasts every time-out.
 */
export async function isExcluded(tx: Tx, playerId: string): Promise<boolean> {
  const [pause] = await tx.select().from(gamingPauses).where(eq(gamingPauses.accountId, playerId));
  return still(pause?.excludedUntil, await readClock(tx)) !== null;
}

/** Throws `limits.timeOut` or `limits.exclusion` if the player may not put money in or at stake. */
export async function assertNotBlocked(tx: Tx, playerId: string): Promise<void> {
  const block = await depositBlock(tx, playerId);
  if (block) throw new ApiError(403, `limits.${block.by}`, { value: { until: block.until.getTime() } });
}

/**
 * Returns the remaining deposit allowance in minor units: the minimum over all periods, at least 0; null without a limit. It counts
 * credited deposits only: callers must lock the account (`lockAccount`), and one that begins a deposit takes off what may still be paid.
 */
export async function depositLimitLeft(tx: Tx, playerId: string): Promise<bigint | null> {
  const limits = await tx.select().from(depositLimits).where(eq(depositLimits.accountId, playerId));
  const used = await depositedIn(tx, playerId);
  const lefts = limits.flatMap(({ period, amount }) => (amount === null ? [] : [amount > used[period] ? amount - used[period] : 0n]));
  return lefts.reduce<bigint | null>((least, left) => (least === null || left < least ? left : least), null);
}

/** A time that has not passed. */
export const still = (until: Date | null | undefined, now: Date): Date | null => (until && until > now ? until : null);
