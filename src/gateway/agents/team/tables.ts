import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';
import { CONTRACT_KINDS } from '../../../contract/agents/agent-contracts';

/** Positions in the agents' tree with their period of validity; past positions never change. */
export const teamPositions = pgTable(
  'team_positions',
  {
    accountId: uuid().notNull(),
    uplineId: uuid(),
    /** Member numbers of all uplines, the topmost first, and the account's own last: 1 to 21. */
    path: integer().array().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    /** Null: still valid. */
    validTo: timestamp({ withTimezone: true }),
  },
  (position) => [primaryKey({ columns: [position.accountId, position.validFrom] })],
);

/** Agreement pages that operators have turned off for an agent. */
export const teamPagesOff = pgTable(
  'team_pages_off',
  { accountId: uuid().notNull(), kind: text({ enum: CONTRACT_KINDS }).notNull() },
  (page) => [primaryKey({ columns: [page.accountId, page.kind] })],
);

/** Requested files about a team, each with a single-use, short-lived address. */
export const teamFiles = pgTable('team_files', {
  keyHash: text().primaryKey(),
  accountId: uuid().notNull(),
  asked: jsonb().notNull(),
  language: text({ enum: SETTINGS.languages }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
