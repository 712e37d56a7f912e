import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../../identity';
import { MAIN, openGrant, post, rejectRewards, transferKey } from '../../money';
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
    await rejectRewards(tx, accountId);
    const claimedAt = await within.now();
    if (isOver(reward, claimedAt)) throw new ApiError(409, 'reward.over');
    const { money, points } = reward;
    const transferId = money > 0n ? await pay(tx, reward) : null;
    if (points > 0n)
      await creditPoints(tx, { accountId, key: transferKey('reward', id), amount: points, kind: 'reward' });
    const [claimed] = await tx.update(rewards).set({ claimedAt, transferId }).where(eq(rewards.id, id)).returning();
    if (!claimed) throw new Error('the claim was not stored');
    return claimed;
  });

/** Pays the money of a reward: what has a turnover requirement as a grant, anything else into the wallet. */
async function pay(tx: Tx, { id, accountId, money, requirement, rules, reckoned }: Reward): Promise<string> {
  const key = transferKey('reward', id);
  if (requirement > 0n) {
    const cap = rules.cashoutTimes === undefined ? null : money * BigInt(rules.cashoutTimes);
    const ofDeposit = reckoned.deposit !== undefined;
    return openGrant(tx, accountId, { key, house: HOUSE, amount: money, requirement, cap, ofDeposit, rules });
  }
  const entries = [
    { owner: null, purpose: HOUSE, amount: -money },
    { owner: accountId, purpose: MAIN, amount: money },
  ];
  return (await post(tx, { key, kind: 'bonus', entries })).id;
}

async function lockReward(tx: Tx, accountId: string, id: string): Promise<Reward> {
  const isOwn = and(eq(rewards.id, id), eq(rewards.accountId, accountId));
  const [reward] = await tx.select().from(rewards).where(isOwn).for('update');
  if (!reward) throw new ApiError(404, 'reward.unknown');
  return reward;
}

const isOver = ({ withdrawnAt, claimBy }: Reward, at: Date): boolean =>
  withdrawnAt !== null || (claimBy !== null && claimBy <= at);
