import { bigint, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { REWARD_SOURCES } from '../../../contract/rewards/rewards';
import type { GrantRules } from '../../money';

export type { RewardSource } from '../../../contract/rewards/rewards';

/** Something to be claimed, once for each thing that it is given for. */
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
    /** What is to be staked for the money, minor units. */
    requirement: bigint({ mode: 'bigint' }).notNull(),
    rules: jsonb().$type<GrantRules>().notNull(),
    /** From what it was reckoned, as its page tells it. */
    reckoned: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it can no longer be claimed; null: never. */
    claimBy: timestamp({ withTimezone: true }),
    /** When it was taken away before it was claimed. */
    withdrawnAt: timestamp({ withTimezone: true }),
    claimedAt: timestamp({ withTimezone: true }),
    /** Of its money. */
    transferId: uuid().unique(),
  },
  (reward) => [unique().on(reward.accountId, reward.source, reward.key)],
);
export type Reward = typeof rewards.$inferSelect;
