import { and, eq, inArray, sql } from 'drizzle-orm';
import { SETTINGS } from '../../contract';
import type { Tx } from '../module-context';
import { MAIN } from './accounts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables';

/** What is still to be staked before a withdrawal, minor units: so many times what was deposited, less what was staked. */
export async function turnoverLeft(tx: Tx, ownerId: string): Promise<bigint> {
  const [row] = await tx
    .select({
      deposited: sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerTransfers.kind} = 'deposit'), 0)::text`,
      staked: sql<string>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerTransfers.kind} = 'bet'), 0)::text`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, MAIN), inArray(ledgerTransfers.kind, ['deposit', 'bet'])));
  const left = BigInt(row?.deposited ?? 0) * BigInt(SETTINGS.withdrawal.turnover) - BigInt(row?.staked ?? 0);
  return left > 0n ? left : 0n;
}
