import { and, eq, isNull, sql } from 'drizzle-orm';
import { forfeitGrant, openGrantOf } from '../../money';
import type { Ports } from '../../platform/context';
import { rewards } from '../reward/tables';

/**
 * Ends the offer of a deposit that is taken back: an unclaimed reward is withdrawn, and an open bonus returns to the
 * house (`own.deposit.reversed`).
 */
export const endDepositBonus: Ports['endDepositBonus'] = async (within, { id: depositId, accountId }) => {
  const { db: tx } = within;
  const [reward] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.accountId, accountId), sql`${rewards.reckoned} ->> 'depositId' = ${depositId}`))
    .for('update');
  if (!reward) return;
  if (reward.transferId === null) {
    const unclaimed = and(eq(rewards.id, reward.id), isNull(rewards.claimedAt), isNull(rewards.withdrawnAt));
    await tx
      .update(rewards)
      .set({ withdrawnAt: await within.now() })
      .where(unclaimed);
    return;
  }
  const grantId = await openGrantOf(tx, reward.transferId);
  if (grantId) await forfeitGrant(tx, grantId, 'reversed');
};
