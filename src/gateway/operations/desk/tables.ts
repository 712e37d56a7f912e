import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { QUEUES } from '../../../contract/operations/queues';

const at = () => timestamp({ withTimezone: true }).notNull();

/** Password and authenticator app of an operator at the desk. */
export const operatorCredentials = pgTable('operator_credentials', {
  operator: text().primaryKey(),
  passwordHash: text().notNull(),
  /** AES-256-GCM with a key of the gateway, bound to the operator. */
  sealedTotp: text().notNull(),
  /** Step of the last used code; codes up to it are rejected. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  enrolledAt: at(),
});

/** Links to set a password and an authenticator app, one for each operator, which work once. */
export const operatorEnrolments = pgTable('operator_enrolments', {
  operator: text().primaryKey(),
  tokenHash: text().notNull(),
  expiresAt: at(),
  /** Both null until a password has been set. */
  passwordHash: text(),
  sealedTotp: text(),
});

/** Logins whose password was right, waiting for a code. */
export const operatorLogins = pgTable('operator_logins', {
  challengeHash: text().primaryKey(),
  operator: text().notNull(),
  expiresAt: at(),
  tries: integer().notNull().default(0),
});

export const operatorSessions = pgTable('operator_sessions', {
  id: uuid().primaryKey(),
  tokenHash: text().notNull(),
  operator: text().notNull(),
  createdAt: at(),
  lastSeenAt: at(),
  endsAt: at(),
  /** Time until which it may move money; null without a code since the login. */
  stepUpUntil: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});

/** Items of queues that an operator works on. */
export const operatorClaims = pgTable(
  'operator_claims',
  {
    kind: text({ enum: ['withdrawal', ...QUEUES] }).notNull(),
    /** Id of the item, or its number without the letter. */
    itemId: text().notNull(),
    operator: text().notNull(),
    expiresAt: at(),
  },
  (claim) => [primaryKey({ columns: [claim.kind, claim.itemId] })],
);
