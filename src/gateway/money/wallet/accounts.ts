import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { HOLDINGS, type Holding } from '../../identity';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { ledgerAccounts, ledgerEntries } from './tables';

/**
 * Purposes of a player's accounts: spendable, held for withdrawals, in suspense until a refund, and at each vendor
 * (`vendor:<code>`).
 */
export const MAIN = 'main';
export const LOCKED = 'locked';
/** Credits of studios that operators review (own.studio.bounds). */
export const REVIEW = 'review';
export const SUSPENSE = 'suspense';
export const vendorPurpose = (vendor: string) => `vendor:${vendor}`;
/** All open grants together, in balances by purpose. */
export const GRANTED = 'granted';

/** Creates the player's wallet. Idempotent. */
export async function openWallet(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ id: v7(), ownerId, purpose: MAIN, mayBeNegative: false })
    .onConflictDoNothing();
}

/**
 * Locks players' main wallets until the transaction ends, in the order in which postings lock them, so that a player's
 * transfers run one after the other.
 */
export async function lockWallets(tx: Tx, ownerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from ledger_accounts where owner_id = any(${sql.param([...ownerIds])}::uuid[]) and purpose = ${MAIN}
    order by id for update`);
}

/** Returns whether there is a wallet: accounts without one are not members (s8.message.non-member). */
export async function hasWallet(tx: Tx, ownerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, MAIN)));
  return row !== undefined;
}

/**
 * Returns a player's balance for a purpose in minor units, now or at a past time, from the last ledger entry
 * (s7.call.wallets-balance).
 */
export async function balanceOf(tx: Tx, ownerId: string, purpose: string = MAIN, at?: Date): Promise<bigint> {
  const last = lastEntry(tx, at);
  const [row] = await tx
    .select({ balance: last.balance })
    .from(ledgerAccounts)
    .innerJoinLateral(last, sql`true`)
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, purpose)));
  return row?.balance ?? 0n;
}

const spendableRow = v.object({ balance: v.string() });

/** Returns the money that a player can stake, minor units: the main wallet and open grants (`own.grant.account`). */
export async function spendableOf(tx: Tx, ownerId: string): Promise<bigint> {
  return BigInt((await queryRow(tx, spendableRow, sql`select player_balance(${ownerId})::text as balance`)).balance);
}

/** Schema of a player's balances by purpose, as the database serializes them. */
export const held = v.record(v.string(), v.string());
export type BalancesByPurpose = v.InferOutput<typeof held>;
/** SQL fragment; sees postings made earlier in the same statement. */
export const heldSql = (ownerId: string | SQL) => sql<BalancesByPurpose>`ledger_held(${ownerId})`;
/** Returns the balance for a purpose, minor units. */
export const heldFor = (balances: BalancesByPurpose, purpose: string): bigint => BigInt(balances[purpose] ?? 0);

const heldRow = v.object({ held });

/** Returns a player's balances by purpose. */
export async function balancesOf(tx: Tx, ownerId: string): Promise<BalancesByPurpose> {
  return (await queryRow(tx, heldRow, sql`select ${heldSql(ownerId)} as held`)).held;
}

/**
 * Returns what an account still holds, in the order in which a player resolves it. Points are no holding: they are
 * lost with the account, since an amount too small for any reward could otherwise never be closed.
 */
export async function findHolding(tx: Tx, ownerId: string): Promise<Holding | null> {
  const balances = Object.entries(await balancesOf(tx, ownerId)).filter(([, balance]) => BigInt(balance) > 0n);
  const kinds = new Set(balances.map(([purpose]) => holdingFor(purpose)));
  return HOLDINGS.find((kind) => kinds.has(kind)) ?? null;
}

const HOLDING_OF = { [REVIEW]: 'review', 'points:held': 'redemption', points: null, [GRANTED]: 'bonus' } as const;

function holdingFor(purpose: string): Holding | null {
  if (purpose.startsWith(vendorPurpose(''))) return 'vendor';
  return purpose in HOLDING_OF ? HOLDING_OF[purpose as keyof typeof HOLDING_OF] : 'balance';
}

/** Builds the query for the last entry of an account; the index finds it in one read. */
const lastEntry = (tx: Tx, at?: Date) =>
  tx
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, ledgerAccounts.id), at ? lte(ledgerEntries.createdAt, at) : undefined))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1)
    .as('last');

const balanceAfterRow = v.object({ left: v.nullable(v.string()) });

/** Returns the balance that a transfer left in the account of a player who took part, minor units. */
export async function balanceAfter(
  tx: Tx,
  transferId: string,
  ownerId: string,
  purpose: string = MAIN,
): Promise<bigint> {
  const { left } = await queryRow(
    tx,
    balanceAfterRow,
    sql`select ledger_left(${transferId}, ${ownerId}, ${purpose}) as left`,
  );
  if (left === null) throw new Error('the transfer does not touch this account');
  return BigInt(left);
}
