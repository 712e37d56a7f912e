import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Classes of differences; pairs with equal amounts are none. */
const CLASSES = ['oursOnly', 'theirsOnly', 'otherAmount'] as const;
const moment = () => timestamp({ withTimezone: true });
const minorUnits = () => bigint({ mode: 'bigint' });

/** Accounts of ours that a provider sends statements about. */
export const statementSources = pgTable('statement_sources', {
  /** Name, as operators type it. */
  code: text().primaryKey(),
  /** Groups of our bookings that its statements show; each group belongs to one source. */
  covers: text().array().notNull(),
  /** Format of its files; `mappingSchema` parses it. */
  mapping: jsonb().notNull(),
  setBy: text().notNull(),
  setAt: moment().notNull(),
});

/** Imported statements, each once by its reference. */
export const statements = pgTable('statements', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  source: text().notNull(),
  /** The provider's id, or the digest of the lines if a file has none. */
  reference: text().notNull(),
  digest: text().notNull(),
  firstDay: date().notNull(),
  lastDay: date().notNull(),
  importedBy: text().notNull(),
  importedAt: moment().notNull(),
});

/** Lines of statements. One that overlapping statements repeat is stored once. */
export const statementLines = pgTable('statement_lines', {
  id: uuid().primaryKey(),
  statementId: uuid().notNull(),
  source: text().notNull(),
  /** Line of the file. */
  line: integer().notNull(),
  digest: text().notNull(),
  day: date().notNull(),
  /** Minor units; positive: received. */
  amount: minorUnits().notNull(),
  /** The provider's reference. */
  reference: text().notNull(),
  /** All references, compact, by which bookings are found. */
  refs: text().array().notNull(),
  sender: text(),
  text: text().notNull(),
  /** Its booking, and the player of that; null: none is known. */
  booking: text(),
  bookingId: uuid(),
  accountId: uuid(),
});

/** Differences between statements and our bookings, with their owner and their end. */
export const statementDifferences = pgTable('statement_differences', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  source: text().notNull(),
  class: text({ enum: CLASSES }).notNull(),
  lineId: uuid(),
  booking: text(),
  bookingId: uuid(),
  /** Public number of the booking's deposit, cash-in or withdrawal. */
  bookingNumber: text(),
  accountId: uuid(),
  /** Minor units, positive: received; null if there is no such side. */
  ours: minorUnits(),
  theirs: minorUnits(),
  foundAt: moment().notNull(),
  /** Operator who works on it. */
  owner: text(),
  ownedSince: moment(),
  resolvedAt: moment(),
  /** Operator who resolved it; null if the missing side was found later. */
  resolvedBy: text(),
  reason: text(),
  version: integer().notNull().default(1),
});
