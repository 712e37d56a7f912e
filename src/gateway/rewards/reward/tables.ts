import { bigint, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { REWARD_SOURCES } from '../../../contract/rewards/rewards';
import type { GrantRules } from '../../money';

export type { RewardSource } from '../../../contract/rewards/rewards';

/** Rewards, unique per account, source and key. */
export const rewards = pgTable(
  'rewards',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    source: text({ enum: REWARD_SOURCES }).notNull(),
    key: text().notNull(),
    /** Minor units. */
    money: bigint({ mode: 'bigint' }).notNull(),
    points: bigint({ mode: 'bigint' }).notNull(),
    /** Turnover requirement of the money, minor units. */
    requirement: bigint({ mode: 'bigint' }).notNull(),
    rules: jsonb().$type<GrantRules>().notNull(),
    /** Values it was computed from, for display. */
    reckoned: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Deadline for claiming it; null: none. */
    claimBy: timestamp({ withTimezone: true }),
    /** Time at which it was withdrawn before it was claimed. */
    withdrawnAt: timestamp({ withTimezone: true }),
    claimedAt: timestamp({ withTimezone: true }),
    /** Transfer of its money. */
    transferId: uuid().unique(),
  },
  (reward) => [unique().on(reward.accountId, reward.source, reward.key)],
);
export type Reward = typeof rewards.$inferSelect;
