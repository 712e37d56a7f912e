import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ACT_ORIGINS } from '../../../contract/operations/audit';
import type { Change, Typed } from './command';
import { ROLES } from './roles';

/** Operators: name, role, and the hash of the token. Rows are never deleted. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  role: text({ enum: ROLES }).notNull(),
  tokenHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  disabledAt: timestamp({ withTimezone: true }),
});

/** Requests that need a second operator, pending and decided. */
export const operatorRequests = pgTable('operator_requests', {
  id: uuid().primaryKey(),
  askedBy: text().notNull(),
  command: text().notNull(),
  typed: jsonb().$type<Typed>().notNull(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  decidedBy: text(),
  decidedAt: timestamp({ withTimezone: true }),
  state: text({ enum: ['open', 'confirmed', 'refused'] }).notNull(),
});

/** Acts of operators with their reasons. */
export const operatorActs = pgTable('operator_acts', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Null in acts older than operators' names. */
  operator: text(),
  role: text({ enum: ROLES }),
  command: text().notNull(),
  args: jsonb().$type<string[]>().notNull(),
  reason: text().notNull(),
  /** `done`, `asked` if it waits for another operator, or the code of its rejection. */
  outcome: text().notNull(),
  /** Second operator who confirmed it, if it needed one. */
  confirmedBy: text(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }),
  /** Application through which it was performed. */
  origin: text({ enum: ACT_ORIGINS }).notNull().default('command'),
  /** Id of the request that performed it; null in acts older than this column, and in those of no request. */
  requestId: text(),
  /** Setting before and after; null if it changes none. */
  change: jsonb().$type<Change>(),
});
