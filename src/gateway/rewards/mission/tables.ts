import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { METRICS, SPANS } from '../../../contract/rewards/activities';

const minor = () => bigint({ mode: 'bigint' }).notNull();
const moment = () => timestamp({ withTimezone: true });

/** Missions with a target per day, week or month; immutable, except for their end. */
export const missions = pgTable('missions', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  span: text({ enum: SPANS }).notNull(),
  metric: text({ enum: METRICS }).notNull(),
  category: text(),
  target: minor(),
  money: minor(),
  times: integer().notNull(),
  points: minor(),
  claimDays: integer().notNull(),
  beginsAt: moment().notNull(),
  endsAt: moment(),
  createdAt: moment().notNull(),
});
export type Mission = typeof missions.$inferSelect;

/** Claims by window (`starts`). */
export const missionClaims = pgTable(
  'mission_claims',
  {
    accountId: uuid().notNull(),
    missionId: uuid().notNull(),
    starts: bigint({ mode: 'number' }).notNull(),
    reached: minor(),
    rewardId: uuid().notNull(),
    at: moment().notNull(),
  },
  (claim) => [primaryKey({ columns: [claim.accountId, claim.missionId, claim.starts] })],
);
