import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Caller, Tx } from '../../platform/context';
import { friendCodes, referrals } from './tables';

/** Letters that nobody takes for another, and that spell nothing; the digit before them tells a friend's code from an agent's. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const newCode = () => `7${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Whose friend code it is, in capitals or not; null where it is none. */
export async function inviterOf(tx: Tx, typed: string): Promise<string | null> {
  const [row] = await tx.select().from(friendCodes).where(eq(friendCodes.code, typed.trim().toUpperCase()));
  return row?.accountId ?? null;
}

/** A member's friend code, made when it is first looked at. */
export async function friendCodeOf(tx: Tx, accountId: string, now: Date): Promise<string> {
  const [known] = await tx.select().from(friendCodes).where(eq(friendCodes.accountId, accountId));
  if (known) return known.code;
  await tx.insert(friendCodes).values({ accountId, code: newCode(), madeAt: now }).onConflictDoNothing();
  return friendCodeOf(tx, accountId, now);
}

/** Writes down who came by whose code. A code that is nobody's is not an error: what was typed elsewhere than for an invitation is only kept. */
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
