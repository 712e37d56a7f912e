import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import * as v from 'valibot';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: uuid().primaryKey(),
  /** The player; null for an account of the house. */
  ownerId: uuid(),
  purpose: text().notNull(),
  /** House accounts come in several shards, so that no single row is everybody's lock. */
  shard: smallint().notNull().default(0),
  mayBeNegative: boolean().notNull(),
});

/** Modes of transfers that end a pending one. */
export const RESOLVING_MODES = ['post', 'partlyPost', 'void'] as const;

export const ledgerTransfers = pgTable('ledger_transfers', {
  id: uuid().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  kind: text().notNull(),
  bodyHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  mode: text({ enum: ['posted', 'pending', ...RESOLVING_MODES, 'reversal'] }).notNull(),
  /** The pending transfer that it ends, or the one that it reverses. */
  refersTo: uuid(),
  /** When a pending one can no longer be posted. */
  endsAt: timestamp({ withTimezone: true }),
  /** The transaction in which it was made: no other adds an entry to it. Null: before there was this. */
  madeIn: xid8().default(sql`pg_current_xact_id()`),
});

/** Written by the function `ledger_transfer` alone; `seq`, `balanceAfter` and all after it are computed by the database. */
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
    /** The transfer's; its number among the account's entries of that kind; whether the transfer was pending. The database writes them. */
    kind: text().notNull(),
    nth: bigint({ mode: 'bigint' }).notNull(),
    held: boolean().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.accountId, entry.seq] })],
);

/**
 * `excluded`: categories, vendors or games whose bets do not count for a grant; `mostStake`: the largest bet that counts,
 * and the largest position that may contain the grant.
 */
export const grantRules = v.object({
  excluded: v.optional(v.array(v.string())),
  mostStake: v.optional(v.string()),
});
export type GrantRules = v.InferOutput<typeof grantRules>;

/** What a player must stake for money that came to the wallet; written by the functions `turnover_*` alone; what bets work off is in `facts/`. */
export const grants = pgTable('grants', {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: uuid().notNull(),
  transferId: uuid().notNull(),
  kind: text({ enum: ['deposit', 'received', 'bonus'] }).notNull(),
  /** The place of its entry in the player's wallet: the oldest is worked off, and handed on, first. */
  seq: bigint({ mode: 'bigint' }).notNull(),
  /** The money that it came with; minor units, as all that follows. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  owed: bigint({ mode: 'bigint' }).notNull(),
  workedOff: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** What went along with money that was sent to a partner, who owes it now. */
  handedOn: bigint({ mode: 'bigint' }).notNull().default(0n),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** When nothing of it was left; null while it is open. */
  endedAt: timestamp({ withTimezone: true }),
  /** Which bets count for it; empty: all. */
  rules: jsonb().$type<GrantRules>().notNull().default({}),
  /** Of a bonus that was given up: what was still to be staked then, what of its money was taken, and by which transfer. */
  givenUp: bigint({ mode: 'bigint' }).notNull().default(0n),
  taken: bigint({ mode: 'bigint' }),
  takenBy: uuid(),
  givenUpAt: timestamp({ withTimezone: true }),
});

/** How much of a grant a transfer has taken along. */
export const grantParts = pgTable(
  'grant_parts',
  {
    grantId: uuid().notNull(),
    transferId: uuid().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (part) => [primaryKey({ columns: [part.grantId, part.transferId] })],
);
