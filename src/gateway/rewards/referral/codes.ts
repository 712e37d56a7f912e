import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Caller, Tx } from '../../platform/context';
import { friendCodes, referrals } from './tables';

/** Unambiguous letters that spell no words; the leading digit distinguishes a friend's code from an agent's. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const newCode = () => `7${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Returns the owner of a friend code, ignoring case; null if it is unknown. */
export async function inviterOf(tx: Tx, typed: string): Promise<string | null> {
  const [row] = await tx.select().from(friendCodes).where(eq(friendCodes.code, typed.trim().toUpperCase()));
  return row?.accountId ?? null;
}

/** Returns a member's friend code, created on first use. */
export async function friendCodeOf(tx: Tx, accountId: string, now: Date): Promise<string> {
  const [known] = await tx.select().from(friendCodes).where(eq(friendCodes.accountId, accountId));
  if (known) return known.code;
  await tx.insert(friendCodes).values({ accountId, code: newCode(), madeAt: now }).onConflictDoNothing();
  return friendCodeOf(tx, accountId, now);
}

/**
 * Records who joined by whose code. An unknown code is not an error, because the field is also used for other codes.
 */
export async function keepReferral(
  tx: Tx,
  inviteeId: string,
  code: string,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
  at: Date,
) {
  const inviterId = await inviterOf(tx, code);
  if (inviterId)
    await tx
      .insert(referrals)
      .values({ inviteeId, inviterId, joinedAt: at, ip, userAgent: userAgent.slice(0, 400), state: 'joined' });
}
