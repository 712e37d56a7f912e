import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { ledgerAccounts, ledgerEntries } from './tables';

/** What a player holds money for: to spend, held for withdrawals, not credited and on its way back, and at each vendor (`vendor:<code>`). */
export const MAIN = 'main';
export const LOCKED = 'locked';
export const SUSPENSE = 'suspense';
export const vendorPurpose = (vendor: string) => `vendor:${vendor}`;

/** Gives a player a wallet; one who has one keeps it. */
export async function openWallet(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ id: v7(), ownerId, purpose: MAIN, mayBeNegative: false })
    .onConflictDoNothing();
}

/**
 * Locks players' main wallets until the transaction ends, in the order in which a booking locks them: moves of one
 * player run one after the other.
 */
export async function lockWallets(tx: Tx, ownerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from ledger_accounts where owner_id = any(${sql.param([...ownerIds])}::uuid[]) and purpose = ${MAIN}
    order by id for update`);
}

/** Checks whether there is a wallet: who has none is not a member (s8.message.non-member). */
export async function hasWallet(tx: Tx, ownerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, MAIN)));
  return row !== undefined;
}

/**
 * What a player holds for a purpose in minor units, now or at a time that has passed, read from the last entry of the ledger
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

/** Everything a player holds, by purpose, as the database tells it. */
export const held = v.record(v.string(), v.string());
export type Told = v.InferOutput<typeof held>;
/** The same, as part of a larger question: what was booked before in it is seen. */
export const heldSql = (ownerId: string | SQL) => sql<Told>`ledger_held(${ownerId})`;
/** As it was told. */
export const heldFor = (balances: Told, purpose: string): bigint => BigInt(balances[purpose] ?? 0);

const heldRow = v.object({ held });

/** Everything a player holds, by purpose. */
export async function balancesOf(tx: Tx, ownerId: string): Promise<Told> {
  return (await queryRow(tx, heldRow, sql`select ${heldSql(ownerId)} as held`)).held;
}

/** Checks whether an account holds anything: balance, withdrawals, vendors' wallets, points. */
export async function holdsAnything(tx: Tx, ownerId: string): Promise<boolean> {
  return Object.values(await balancesOf(tx, ownerId)).some((balance) => BigInt(balance) > 0n);
}

/** Of an account, by its index: however many entries there are, one is read. */
const lastEntry = (tx: Tx, at?: Date) =>
  tx
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, ledgerAccounts.id), at ? lte(ledgerEntries.createdAt, at) : undefined))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1)
    .as('last');

const balanceAfterRow = v.object({ left: v.nullable(v.string()) });

/** Balance that a transfer left in the account of a player who took part, minor units. */
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
