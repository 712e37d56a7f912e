import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts, mustExist } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { inReview, offer } from './job';
import { referrals } from './tables';

const inviter = alias(accounts, 'inviter');

/** Lists referrals that look like one and the same person, with the signals; the oldest first, at most a hundred. */
export const referralsInReview = ({ db }: ModuleContext) =>
  db
    .select({
      friend: accounts.userName,
      inviter: inviter.userName,
      joined: referrals.joinedAt,
      met: referrals.metAt,
      signals: referrals.signals,
    })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.inviteeId))
    .innerJoin(inviter, eq(inviter.id, referrals.inviterId))
    .where(eq(referrals.state, 'review'))
    .orderBy(asc(referrals.metAt))
    .limit(100);

/** Decides a referral in review, with a stored reason. Throws `referral.unknown`. */
export async function decideReferral(
  ctx: ModuleContext,
  decision: 'approve' | 'refuse',
  friend: string,
  by: string,
  reason: string,
): Promise<void> {
  const { id } = await mustExist(ctx, friend);
  await transact(ctx, async (tx, within) => {
    const now = {
      decidedBy: by,
      reason,
      decidedAt: await within.now(),
      state: decision === 'approve' ? ('offered' as const) : ('refused' as const),
    };
    const [row] = await tx.update(referrals).set(now).where(inReview(id)).returning();
    if (!row) throw new ApiError(404, 'referral.unknown');
    if (decision === 'approve') await offer(tx, row);
  });
}
