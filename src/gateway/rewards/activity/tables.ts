import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ACTIVITY_KINDS, ACTIVITY_STATUSES, METRICS } from '../../../contract/rewards/activities';
import { bytes } from '../../platform/database/bytea';

const minor = () => bigint({ mode: 'bigint' }).notNull();
const moment = () => timestamp({ withTimezone: true });

/** Prize of a raffle: its number of tickets and its value; minor units, as text. */
type RafflePrize = { count: number; money: string; times: number; points: string };

/** Activities; `money`, `times`, `points`: the prize. Immutable, except that they can be ended early. */
export const activities = pgTable('activities', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  kind: text({ enum: ACTIVITY_KINDS }).notNull(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  textBn: text().notNull(),
  textEn: text().notNull(),
  opensAt: moment().notNull(),
  closesAt: moment().notNull(),
  money: minor(),
  /** Turnover factor of the amount. */
  times: integer().notNull(),
  points: minor(),
  claimDays: integer().notNull(),
  signs: integer().notNull(),
  metric: text({ enum: METRICS }),
  least: bigint({ mode: 'bigint' }),
  prizes: jsonb().$type<RafflePrize[]>().notNull(),
  /** Encrypted; only for raffles. */
  seed: text(),
  digest: text(),
  createdAt: moment().notNull(),
  endedAt: moment(),
});
export type Activity = typeof activities.$inferSelect;

/** Entries of players in activities; the last attempt counts. */
export const activityEntries = pgTable('activity_entries', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  activityId: uuid().notNull(),
  accountId: uuid().notNull(),
  attempt: integer().notNull(),
  state: text({ enum: ACTIVITY_STATUSES }).notNull(),
  comment: text(),
  /** Operator's reason for a rejection. */
  reason: text(),
  /** Player's progress when it was evaluated. */
  reached: bigint({ mode: 'bigint' }),
  rewardId: uuid(),
  ticket: integer(),
  luck: text(),
  prize: integer(),
  at: moment().notNull(),
  decidedAt: moment(),
});
export type Entry = typeof activityEntries.$inferSelect;

/** Pictures of applications, re-encoded; without an entry, they wait for an application. */
export const activityPictures = pgTable('activity_pictures', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  activityId: uuid().notNull(),
  entryId: uuid(),
  picture: bytes().notNull(),
  createdAt: moment().notNull(),
});
