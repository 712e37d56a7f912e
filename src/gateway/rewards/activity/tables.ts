import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ACTIVITY_KINDS, ACTIVITY_STATUSES, METRICS } from '../../../contract/rewards/activities';
import { bytes } from '../../platform/database/bytea';

const minor = () => bigint({ mode: 'bigint' }).notNull();
const moment = () => timestamp({ withTimezone: true });

/** One of the prizes of a raffle: how many there are of it, and what it is worth; minor units, as text. */
type RafflePrize = { count: number; money: string; times: number; points: string };

/** What players take part in; `money`, `times`, `points`: the prize. Nothing of it is changed but that it is ended early. */
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
  /** How often the money is to be staked. */
  times: integer().notNull(),
  points: minor(),
  claimDays: integer().notNull(),
  signs: integer().notNull(),
  metric: text({ enum: METRICS }),
  least: bigint({ mode: 'bigint' }),
  prizes: jsonb().$type<RafflePrize[]>().notNull(),
  /** Sealed; of a raffle alone. */
  seed: text(),
  digest: text(),
  createdAt: moment().notNull(),
  endedAt: moment(),
});
export type Activity = typeof activities.$inferSelect;

/** A player's way through an activity; the last attempt counts. */
export const activityEntries = pgTable('activity_entries', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  activityId: uuid().notNull(),
  accountId: uuid().notNull(),
  attempt: integer().notNull(),
  state: text({ enum: ACTIVITY_STATUSES }).notNull(),
  comment: text(),
  /** The operator's, where an application is rejected. */
  reason: text(),
  /** How far the player had come when it was reckoned. */
  reached: bigint({ mode: 'bigint' }),
  rewardId: uuid(),
  ticket: integer(),
  luck: text(),
  prize: integer(),
  at: moment().notNull(),
  decidedAt: moment(),
});
export type Entry = typeof activityEntries.$inferSelect;

/** Pictures of applications, written anew; one that is of none waits to be sent with it. */
export const activityPictures = pgTable('activity_pictures', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  activityId: uuid().notNull(),
  entryId: uuid(),
  picture: bytes().notNull(),
  createdAt: moment().notNull(),
});
