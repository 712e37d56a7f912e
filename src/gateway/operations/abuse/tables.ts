import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CASE_STATES, SIGNAL_KINDS, STORED_ROUND_KINDS, TRACE_KINDS } from './weights';

const time = () => timestamp({ withTimezone: true });

/** Evidence that two accounts belong together; a decision on its case closes it. */
export const abuseSignals = pgTable('abuse_signals', {
  id: uuid().primaryKey(),
  kind: text({ enum: SIGNAL_KINDS }).notNull(),
  accountId: uuid().notNull(),
  otherId: uuid().notNull(),
  /** Shared attributes. */
  reasons: jsonb().$type<Record<string, unknown>>().notNull(),
  weight: integer().notNull().default(0),
  caseId: uuid(),
  foundAt: time().notNull(),
  closedAt: time(),
  closedBy: text(),
  finding: text(),
});

/** Groups of connected accounts. */
export const abuseCases = pgTable('abuse_cases', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  state: text({ enum: CASE_STATES }).notNull(),
  openedAt: time().notNull(),
  decidedAt: time(),
  decidedBy: text(),
  finding: text(),
  mergedInto: uuid(),
});

export const abuseMembers = pgTable(
  'abuse_members',
  { caseId: uuid().notNull(), accountId: uuid().notNull(), joinedAt: time().notNull() },
  (member) => [primaryKey({ columns: [member.caseId, member.accountId] })],
);

/** Things that accounts have used: digests, with a label for operators. */
export const abuseTraces = pgTable(
  'abuse_traces',
  {
    kind: text({ enum: TRACE_KINDS }).notNull(),
    thing: text().notNull(),
    accountId: uuid().notNull(),
    label: text().notNull(),
    seenAt: time().notNull(),
  },
  (trace) => [primaryKey({ columns: [trace.kind, trace.thing, trace.accountId] })],
);

/** Rounds in which two accounts bet against each other or alike. */
export const abuseRounds = pgTable(
  'abuse_rounds',
  {
    kind: text({ enum: STORED_ROUND_KINDS }).notNull(),
    accountId: uuid().notNull(),
    otherId: uuid().notNull(),
    studio: text().notNull(),
    roundId: text().notNull(),
    /** True if at least one side played for a bonus. */
    granted: boolean().notNull(),
    reasons: jsonb().$type<Record<string, unknown>>().notNull(),
    foundAt: time().notNull(),
    closedAt: time(),
  },
  (round) => [primaryKey({ columns: [round.kind, round.accountId, round.otherId, round.studio, round.roundId] })],
);

/** Progress of grants that a case has taken back, minor units. */
export const abuseReverted = pgTable(
  'abuse_reverted',
  {
    grantId: uuid().notNull(),
    factId: uuid().notNull(),
    caseId: uuid().notNull(),
    accountId: uuid().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (part) => [primaryKey({ columns: [part.grantId, part.factId] })],
);

/** Time of the last search: a single row. */
export const abuseLooks = pgTable('abuse_looks', { id: boolean().primaryKey().default(true), at: time().notNull() });
