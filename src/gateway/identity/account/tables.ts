import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** Stored as registered; looked up ignoring case. */
  userName: text().notNull(),
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: smallint().notNull(),
  nickname: text().notNull(),
  /** argon2id, in PHC format. */
  passwordHash: text().notNull(),
  /** E.164. */
  mobile: text(),
  /** Time at which the owner proved the number by a code; null: it was only typed. */
  mobileVerifiedAt: timestamp({ withTimezone: true }),
  email: text(),
  rankLevel: smallint().notNull().default(0),
  language: text({ enum: SETTINGS.languages }),
  /** True until the password is first changed. */
  firstTimeLogin: boolean().notNull().default(false),
  firstLoginAt: timestamp({ withTimezone: true }),
  /** Set when an operator expires the password early. */
  passwordExpired: boolean().notNull().default(false),
  /** Time at which the password was set; null: with the account. */
  passwordChangedAt: timestamp({ withTimezone: true }),
  /** Time of the last recovery without the old password, by the owner or an operator. */
  recoveredAt: timestamp({ withTimezone: true }),
  blocked: boolean().notNull().default(false),
  /** Time at which its owner closed it, permanently. */
  closedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Its number in the paths of the agents' tree; never displayed. */
  memberNumber: integer().generatedByDefaultAsIdentity().notNull(),
});

/**
 * Consecutive failed logins by the hash of the name, so that unknown names count alike and the typed name is not
 * stored.
 */
export const signInFailures = pgTable('sign_in_failures', {
  nameHash: text().primaryKey(),
  inARow: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
  lockedUntil: timestamp({ withTimezone: true }),
});
