import * as v from 'valibot';
import { id, markedListOf, markedPage, money, time } from '../platform/fields';

export const REWARD_SOURCES = [
  'offer',
  'activity',
  'raffle',
  'vip',
  'cashback',
  'mission',
  'leaderboard',
  'referral',
] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];
const REWARD_STATES = ['open', 'claimed', 'over'] as const;

/** A grant: its money and points, the required turnover, and the end of its claim period. */
export const reward = v.object({
  id,
  source: v.picklist(REWARD_SOURCES),
  /** Title of the offer, the activity, the leaderboard with its period, etc.; null if the source is enough. */
  title: v.nullable(v.string()),
  money,
  points: v.number(),
  requirement: money,
  /** Kinds of games that do not count towards the turnover, and the largest bet that counts. */
  excluded: v.array(v.string()),
  mostStake: v.nullable(money),
  /** Number of days from its claim in which the turnover must be complete; null: any. */
  workDays: v.optional(v.nullable(v.number()), null),
  state: v.picklist(REWARD_STATES),
  at: time,
  claimBy: v.nullable(time),
  claimedAt: v.nullable(time),
});
export type Reward = v.InferOutput<typeof reward>;
/** `open`: claimable rewards, those that end first on top; `past`: claimed and expired ones, newest first. */
export const rewardsQuery = v.object({ ...markedPage(10), view: v.optional(v.picklist(['open', 'past']), 'open') });
export const rewards = markedListOf(reward);
export const claimReward = v.object({ id });
