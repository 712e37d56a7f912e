import { bigint, boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: uuid().primaryKey(),
  /** The player; null for an account of the house. */
  ownerId: uuid(),
  purpose: text().notNull(),
  /** House accounts come in several shards, so that no single row is everybody's lock. */
  shard: smallint().notNull().default(0),
  mayBeNegative: boolean().notNull(),
});

export const ledgerTransfers = pgTable('ledger_transfers', {
  id: uuid().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  kind: text().notNull(),
  bodyHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  mode: text({ enum: ['posted', 'pending', 'post', 'partlyPost', 'void', 'reversal'] }).notNull(),
  /** The pending transfer that it ends, or the one that it reverses. */
  refersTo: uuid(),
  /** When a pending one can no longer be posted. */
  endsAt: timestamp({ withTimezone: true }),
});

/** Written by the function `ledger_transfer` alone; `seq` and `balanceAfter` are computed by the database. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: uuid().notNull(),
    seq: bigint({ mode: 'bigint' }).notNull(),
    transferId: uuid().notNull(),
    /** Minor units, signed. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    balanceAfter: bigint({ mode: 'bigint' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.accountId, entry.seq] })],
);
