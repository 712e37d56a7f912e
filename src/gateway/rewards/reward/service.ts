import { v7 } from 'uuid';
import type { GrantRules } from '../../money';
import type { Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { type RewardSource, rewards } from './tables';

/** House account that pays rewards. */
export const HOUSE = 'promotions';

export type Offered = {
  accountId: string;
  source: RewardSource;
  /** Key within the source; the same key is the same reward. */
  key: string;
  /** Minor units. */
  money?: bigint;
  points?: bigint;
  /** Turnover requirement of the money, minor units. */
  requirement?: bigint;
  rules?: GrantRules;
  reckoned?: Record<string, unknown>;
  claimBy?: Date | null;
};

/** Makes a reward claimable, once per key; returns its id, or null if it already exists. */
export async function offerReward(
  tx: Tx,
  { money = 0n, points = 0n, requirement = 0n, rules = {}, reckoned = {}, claimBy = null, ...rest }: Offered,
) {
  const row = {
    id: v7(),
    ...rest,
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
