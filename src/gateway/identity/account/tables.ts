import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** As it was registered; looked up without regard to case. */
  userName: text().notNull(),
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: smallint().notNull(),
  nickname: text().notNull(),
  /** argon2id, in PHC form. */
  passwordHash: text().notNull(),
  /** E.164. */
  mobile: text(),
  email: text(),
  rankLevel: smallint().notNull().default(0),
  language: text({ enum: SETTINGS.languages }),
  /** True until the password was changed for the first time. */
  firstTimeLogin: boolean().notNull().default(false),
  firstLoginAt: timestamp({ withTimezone: true }),
  /** Operators may let it expire before its age does. */
  passwordExpired: boolean().notNull().default(false),
  /** When it was chosen; null: with the account. */
  passwordChangedAt: timestamp({ withTimezone: true }),
  /** When the way in was last got back without the old password, by its owner or an operator. */
  recoveredAt: timestamp({ withTimezone: true }),
  blocked: boolean().notNull().default(false),
  /** When its owner closed it, for good. */
  closedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** By which it stands in the paths of the agents' tree; shown to nobody. */
  memberNumber: integer().generatedByDefaultAsIdentity().notNull(),
});

/** Wrong sign-ins in a row, by a hash of the name: names that do not exist count alike, and what was typed is not kept. */
export const signInFailures = pgTable('sign_in_failures', {
  nameHash: text().primaryKey(),
  inARow: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
  lockedUntil: timestamp({ withTimezone: true }),
});
