import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../../identity';
import { MAIN, oweForBonus, post, refuseRewards, transferKey } from '../../money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { creditPoints } from '../points/service';
import { HOUSE } from './service';
import { type Reward, rewards } from './tables';

/**
 * Claims a reward: books its money with the turnover requirement, and its points. The reward is its own idempotency
 * key: a claimed one is returned as it is. Throws `reward.unknown` for another account's, `reward.over` if it was
 * withdrawn or has expired, and `reward.barred` during a pause. Sends no notification.
 */
export const claimReward = (ctx: ModuleContext, accountId: string, id: string): Promise<Reward> =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const reward = await lockReward(tx, accountId, id);
    if (reward.claimedAt) return reward;
    await refuseRewards(tx, accountId);
    const claimedAt = await within.now();
    if (isOver(reward, claimedAt)) throw new ApiError(409, 'reward.over');
    const { money, points, requirement, rules } = reward;
    let transferId: string | null = null;
    if (money > 0n) {
      const entries = [
        { owner: null, purpose: HOUSE, amount: -money },
        { owner: accountId, purpose: MAIN, amount: money },
      ];
      transferId = (await post(tx, { key: transferKey('reward', id), kind: 'bonus', entries })).id;
      if (requirement > 0n)
        await oweForBonus(tx, accountId, { amount: money, dueTurnover: requirement, transferId, rules });
    }
    if (points > 0n)
      await creditPoints(tx, { accountId, key: transferKey('reward', id), amount: points, kind: 'reward' });
    const [claimed] = await tx.update(rewards).set({ claimedAt, transferId }).where(eq(rewards.id, id)).returning();
    if (!claimed) throw new Error('the claim was not stored');
    return claimed;
  });

async function lockReward(tx: Tx, accountId: string, id: string): Promise<Reward> {
  const isOwn = and(eq(rewards.id, id), eq(rewards.accountId, accountId));
  const [reward] = await tx.select().from(rewards).where(isOwn).for('update');
  if (!reward) throw new ApiError(404, 'reward.unknown');
  return reward;
}

const isOver = ({ withdrawnAt, claimBy }: Reward, at: Date): boolean =>
  withdrawnAt !== null || (claimBy !== null && claimBy <= at);
