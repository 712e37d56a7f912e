import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GameType } from '../../../contract/play/game-kinds';

const moment = () => timestamp({ withTimezone: true }).notNull();
const minor = () => bigint({ mode: 'bigint' }).notNull();

/** Versions of the levels, each effective from a day. The latest applicable one counts. */
export const vipVersions = pgTable('vip_versions', {
  version: integer().primaryKey(),
  fromDay: date().notNull(),
  createdAt: moment(),
});

export const vipLevels = pgTable(
  'vip_levels',
  {
    version: integer().notNull(),
    /** 0: no level reached. */
    level: smallint().notNull(),
    nameBn: text().notNull(),
    nameEn: text().notNull(),
    /** Requirements within the window; minor units, like the bonuses. */
    validBet: minor(),
    deposits: minor(),
    riseBonus: minor(),
    birthdayBonus: minor(),
    bonusTimes: smallint().notNull(),
    /** Cashback rates, in thousandths of a percent. */
    rates: jsonb().$type<Record<GameType, number>>().notNull(),
  },
  (level) => [primaryKey({ columns: [level.version, level.level] })],
);
export type VipLevel = typeof vipLevels.$inferSelect;

/**
 * History of each player's level with the values it was computed from; append-only. The newest is the account's rank.
 */
export const vipHistory = pgTable('vip_history', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  day: date().notNull(),
  level: smallint().notNull(),
  was: smallint().notNull(),
  reason: text({ enum: ['begun', 'risen', 'fallen'] }).notNull(),
  version: integer(),
  validBet: bigint({ mode: 'bigint' }),
  deposits: bigint({ mode: 'bigint' }),
  createdAt: moment(),
});

/** Computed days. */
export const vipDays = pgTable('vip_days', { day: date().primaryKey(), createdAt: moment() });

/** Bonuses due for a level (once ever) or a birthday (once a year); a reward as soon as the account may get it. */
export const vipBonuses = pgTable(
  'vip_bonuses',
  {
    accountId: uuid().notNull(),
    kind: text({ enum: ['level', 'birthday'] }).notNull(),
    /** Level, or year. */
    which: integer().notNull(),
    level: smallint().notNull(),
    money: minor(),
    times: smallint().notNull(),
    day: date().notNull(),
    createdAt: moment(),
    rewardId: uuid(),
  },
  (bonus) => [primaryKey({ columns: [bonus.accountId, bonus.kind, bonus.which] })],
);

/** Rises without a notification yet. */
export const vipNews = pgTable('vip_news', { accountId: uuid().primaryKey(), level: smallint().notNull() });

/** Players with a level that waits for an operator. */
export const vipWaits = pgTable('vip_waits', {
  accountId: uuid().primaryKey(),
  level: smallint().notNull(),
  since: date().notNull(),
});

/** Level up to which an operator has confirmed a player, and how they verified it; append-only. */
export const vipChecks = pgTable('vip_checks', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  level: smallint().notNull(),
  operator: text().notNull(),
  note: text().notNull(),
  createdAt: moment(),
});
