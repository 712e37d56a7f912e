import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ROLES, type Typed } from './command';

/** Who operates: a name, what it may, and the hash of the token that it is known by. None is ever deleted. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  role: text({ enum: ROLES }).notNull(),
  tokenHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  disabledAt: timestamp({ withTimezone: true }),
});

/** What waits for a second operator, or has. */
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

/** What operators did, and why. */
export const operatorActs = pgTable('operator_acts', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Null in what was done before operators had names. */
  operator: text(),
  role: text({ enum: ROLES }),
  command: text().notNull(),
  args: jsonb().$type<string[]>().notNull(),
  reason: text().notNull(),
  /** `done`, `asked` where it waits for another operator, or the code it was refused with. */
  outcome: text().notNull(),
  /** Who had it done, where it took two. */
  confirmedBy: text(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }),
});
