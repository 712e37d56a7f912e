import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';
import { CONTRACT_KINDS } from '../../../contract/agents/agent-contracts';

/** Where an account stands in the agents' tree, from a moment and before another one; nothing that has been is changed. */
export const teamPositions = pgTable(
  'team_positions',
  {
    accountId: uuid().notNull(),
    uplineId: uuid(),
    /** Member numbers of all uplines, the topmost first, and one's own last: 1 to 21. */
    path: integer().array().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    /** Null: until it is said otherwise. */
    validTo: timestamp({ withTimezone: true }),
  },
  (position) => [primaryKey({ columns: [position.accountId, position.validFrom] })],
);

/** Pages of contracts that operators have turned off for an agent. */
export const teamPagesOff = pgTable(
  'team_pages_off',
  { accountId: uuid().notNull(), kind: text({ enum: CONTRACT_KINDS }).notNull() },
  (page) => [primaryKey({ columns: [page.accountId, page.kind] })],
);

/** Files of a team that were asked for: each has an address that is good once, for a moment. */
export const teamFiles = pgTable('team_files', {
  keyHash: text().primaryKey(),
  accountId: uuid().notNull(),
  asked: jsonb().notNull(),
  language: text({ enum: SETTINGS.languages }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
