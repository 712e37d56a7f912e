import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lockAccount } from '../../identity';
import { type GrantRules, MAIN, oweForBonus, post, refuseRewards, transferKey } from '../../money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { transact } from '../../platform/database/transact';
import { creditPoints } from '../points/service';
import { type Reward, type RewardSource, rewards } from './tables';

/** What pays: an account of the house. */
export const HOUSE = 'promotions';

export type Offered = {
  accountId: string;
  source: RewardSource;
  /** What of the source it is given for: the same again is the same reward. */
  key: string;
  /** Minor units. */
  money?: bigint;
  points?: bigint;
  /** What is to be staked for the money, minor units. */
  requirement?: bigint;
  rules?: GrantRules;
  reckoned?: Record<string, unknown>;
  claimBy?: Date | null;
};

/** Makes something claimable, once for its key; gives its id, or null where it was there before. */
export async function offerReward(
  tx: Tx,
  { money = 0n, points = 0n, requirement = 0n, rules = {}, reckoned = {}, claimBy = null, ...one }: Offered,
) {
  const row = {
    id: v7(),
    ...one,
    money,
    points,
    requirement,
    rules,
    reckoned,
    claimBy,
    createdAt: await readClock(tx),
  };
  const [made] = await tx.insert(rewards).values(row).onConflictDoNothing().returning({ id: rewards.id });
  return made?.id ?? null;
}

/**
 * Gives a reward to whom it belongs, once: who asks again gets the same answer. Refuses with `reward.unknown` what is not theirs, with
 * `reward.over` what was withdrawn or whose time is over, with `reward.barred` in a break.
 */
export const claimReward = (ctx: ModuleContext, accountId: string, id: string): Promise<Reward> =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const mine = and(eq(rewards.id, id), eq(rewards.accountId, accountId));
    const [reward] = await tx.select().from(rewards).where(mine).for('update');
    if (!reward) throw new ApiError(404, 'reward.unknown');
    if (reward.claimedAt) return reward;
    await refuseRewards(tx, accountId);
    const claimedAt = await within.now();
    if (reward.withdrawnAt || (reward.claimBy && reward.claimBy <= claimedAt)) throw new ApiError(409, 'reward.over');
    const transferId = reward.money > 0n ? await payMoney(tx, reward) : null;
    if (reward.points > 0n)
      await creditPoints(tx, { accountId, key: `reward:${id}`, amount: reward.points, kind: 'reward' });
    const [claimed] = await tx.update(rewards).set({ claimedAt, transferId }).where(eq(rewards.id, id)).returning();
    if (!claimed) throw new Error('a reward that is held is gone');
    return claimed;
  });

async function payMoney(tx: Tx, { id, accountId, money, requirement, rules }: Reward): Promise<string> {
  const entries = [
    { owner: null, purpose: HOUSE, amount: -money },
    { owner: accountId, purpose: MAIN, amount: money },
  ];
  const { id: transferId } = await post(tx, { key: transferKey('reward', id), kind: 'bonus', entries });
  if (requirement > 0n) await oweForBonus(tx, accountId, { amount: money, owed: requirement, transferId, rules });
  return transferId;
}
