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

/** What levels need and give, from a day on. Of two versions the later one holds. */
export const vipVersions = pgTable('vip_versions', {
  version: integer().primaryKey(),
  fromDay: date().notNull(),
  createdAt: moment(),
});

export const vipLevels = pgTable(
  'vip_levels',
  {
    version: integer().notNull(),
    /** 0: who has not reached any. */
    level: smallint().notNull(),
    nameBn: text().notNull(),
    nameEn: text().notNull(),
    /** What it takes within the window; minor units, as the bonuses. */
    validBet: minor(),
    deposits: minor(),
    riseBonus: minor(),
    birthdayBonus: minor(),
    bonusTimes: smallint().notNull(),
    /** Of cashback, in thousandths of a percent. */
    rates: jsonb().$type<Record<GameType, number>>().notNull(),
  },
  (level) => [primaryKey({ columns: [level.version, level.level] })],
);
export type VipLevel = typeof vipLevels.$inferSelect;

/** Each player's level from a day on, and what it was reckoned from; added to alone. The newest is the account's rank. */
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

/** Days that are reckoned. */
export const vipDays = pgTable('vip_days', { day: date().primaryKey(), createdAt: moment() });

/** What is owed for a level (once for ever) or a birthday (once a year); a reward once nothing bars it. */
export const vipBonuses = pgTable(
  'vip_bonuses',
  {
    accountId: uuid().notNull(),
    kind: text({ enum: ['level', 'birthday'] }).notNull(),
    /** The level, or the year. */
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

/** Rises that nobody was told of yet. */
export const vipNews = pgTable('vip_news', { accountId: uuid().primaryKey(), level: smallint().notNull() });

/** Who has reached a level that waits for an operator. */
export const vipWaits = pgTable('vip_waits', {
  accountId: uuid().primaryKey(),
  level: smallint().notNull(),
  since: date().notNull(),
});

/** Up to which level an operator has confirmed somebody, and how they made sure of it; added to alone. */
export const vipChecks = pgTable('vip_checks', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  level: smallint().notNull(),
  operator: text().notNull(),
  note: text().notNull(),
  createdAt: moment(),
});
