import { and, desc, eq, lte } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../kit';
import { ledgerAccounts, ledgerEntries } from './tables';

/** What a player holds money for: to spend, held for withdrawals, and at each vendor (`vendor:<code>`). */
export const MAIN = 'main';
export const LOCKED = 'locked';
export const vendorPurpose = (vendor: string) => `vendor:${vendor}`;

/** Gives a player a wallet; one who has one keeps it. */
export async function openWallet(tx: Tx, ownerId: string): Promise<void> {
  await tx.insert(ledgerAccounts).values({ id: v7(), ownerId, purpose: MAIN, mayBeNegative: false }).onConflictDoNothing();
}

/** Whether there is a wallet: who has none is not a member (s8.message.non-member). */
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
  const [last] = await tx
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, purpose), at ? lte(ledgerEntries.createdAt, at) : undefined))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1);
  return last?.balance ?? 0n;
}

/** Everything a player holds, by purpose. */
export async function balancesOf(tx: Tx, ownerId: string): Promise<Map<string, bigint>> {
  const rows = await tx
    .selectDistinctOn([ledgerAccounts.id], { purpose: ledgerAccounts.purpose, balance: ledgerEntries.balanceAfter })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerAccounts.ownerId, ownerId))
    .orderBy(ledgerAccounts.id, desc(ledgerEntries.seq));
  return new Map(rows.map(({ purpose, balance }) => [purpose, balance]));
}

/** What a transfer left in the account of one who took part. */
export async function balanceAfter(tx: Tx, transferId: string, ownerId: string, purpose: string = MAIN): Promise<bigint> {
  const [entry] = await tx
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerEntries.transferId, transferId), eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, purpose)))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1);
  if (!entry) throw new Error('the transfer does not touch this account');
  return entry.balance;
}
