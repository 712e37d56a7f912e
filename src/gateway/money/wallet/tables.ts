import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
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
  /** The player; null for a house account. */
  ownerId: uuid(),
  purpose: text().notNull(),
  /** House accounts are sharded, so that not all postings wait for one row's lock. */
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
  /** The pending transfer that it resolves, or the posted one that it reverses. */
  refersTo: uuid(),
  /** Deadline for posting a pending transfer. */
  endsAt: timestamp({ withTimezone: true }),
  /** Transaction that created it; only that one may add entries. Null in rows older than the column. */
  madeIn: xid8().default(sql`pg_current_xact_id()`),
});

/** Agents whose transfers count as paid deposits of the payee (`own.payout.line`). */
export const verifiedLines = pgTable('verified_lines', {
  accountId: uuid().primaryKey(),
  verifiedBy: text().notNull(),
  verifiedAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Written only by the function `ledger_transfer`; the database computes `seq`, `balanceAfter` and all columns after it.
 */
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
    /**
     * Written by the database: the transfer's kind; the entry's number within that kind; whether the transfer was
     * pending.
     */
    kind: text().notNull(),
    nth: bigint({ mode: 'bigint' }).notNull(),
    held: boolean().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.accountId, entry.seq] })],
);

/**
 * `excluded`: categories, vendors or games whose bets do not count for a grant. `mostStake`: the largest position that
 * may contain the grant. `cashoutTimes`: how many times its amount may become the player's own. `workDays`: days after
 * which it expires.
 */
export const grantRules = v.object({
  excluded: v.optional(v.array(v.string())),
  mostStake: v.optional(v.string()),
  cashoutTimes: v.optional(v.number()),
  workDays: v.optional(v.number()),
});
export type GrantRules = v.InferOutput<typeof grantRules>;

/**
 * Turnover requirements for received money. Written only by the functions `turnover_*`; bets that work them off are in
 * `facts/`.
 */
export const grants = pgTable('grants', {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: uuid().notNull(),
  transferId: uuid().notNull(),
  kind: text({ enum: ['deposit', 'received', 'bonus'] }).notNull(),
  /** Sequence number of its entry in the player's wallet: the oldest is worked off and passed on first. */
  seq: bigint({ mode: 'bigint' }).notNull(),
  /** Amount received with it; minor units, like the columns below. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  owed: bigint({ mode: 'bigint' }).notNull(),
  workedOff: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** Turnover passed on to a partner together with money. */
  handedOn: bigint({ mode: 'bigint' }).notNull().default(0n),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Time at which nothing was left; null while it is open. */
  endedAt: timestamp({ withTimezone: true }),
  /** Rules for which bets count; empty: all. */
  rules: jsonb().$type<GrantRules>().notNull().default({}),
  /** Cancelled bonus: turnover left at that time, amount taken back, and the transfer that took it. */
  givenUp: bigint({ mode: 'bigint' }).notNull().default(0n),
  taken: bigint({ mode: 'bigint' }),
  takenBy: uuid(),
  givenUpAt: timestamp({ withTimezone: true }),
  /** Reason for the end of a bonus; null: open, or not a bonus. */
  endedBy: text({ enum: ['met', 'givenUp', 'handedOn', 'lost', 'expired', 'reversed'] }),
  /** Part that became the player's own, and the most that may; minor units, null: no limit. */
  converted: bigint({ mode: 'bigint' }).notNull().default(0n),
  cap: bigint({ mode: 'bigint' }),
  /** It came with a deposit, so that a payout ends it. */
  ofDeposit: boolean().notNull().default(false),
  /** Time until which it can be staked and worked off; null: no limit (own.grant.expiry). */
  expiresAt: timestamp({ withTimezone: true }),
});

/** Part of a grant that a transfer has passed on. */
export const grantParts = pgTable(
  'grant_parts',
  {
    grantId: uuid().notNull(),
    transferId: uuid().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (part) => [primaryKey({ columns: [part.grantId, part.transferId] })],
);

/** Results of verifications of the ledger. */
export const ledgerVerifications = pgTable('ledger_verifications', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  tookMs: integer().notNull(),
  transfers: bigint({ mode: 'bigint' }).notNull(),
  entries: bigint({ mode: 'bigint' }).notNull(),
  problems: integer().notNull(),
  /** Operator who requested it; null for the recurring one, which runs by itself. */
  operator: text(),
  /** The first problems. */
  found: jsonb().$type<{ problem: string; at: string }[]>().notNull().default([]),
});

/** Debts from money that was spent and then taken back: the player cannot withdraw while one is open. Minor units. */
export const receivables = pgTable('receivables', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** Reversed win: a studio's, or that of a lottery order in the previous run. */
  transactionId: uuid().unique(),
  orderId: uuid(),
  run: integer(),
  /** Reversed deposit. */
  reversalId: uuid().unique(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  collected: bigint({ mode: 'bigint' }).notNull().default(0n),
  waived: bigint({ mode: 'bigint' }).notNull().default(0n),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  endedAt: timestamp({ withTimezone: true }),
});
