import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../module-context';
import { deposits } from './tables';

/** What waits, and what was given up until the provider has voided it: for all of this money may still come. */
const payable = and(inArray(deposits.state, ['pending', 'failed', 'expired']), isNull(deposits.voidedAt));
const inSuspense = and(eq(deposits.state, 'returned'), isNull(deposits.returnedAt));
const of = (accountId: string) => eq(deposits.accountId, accountId);

/** How much of a player's deposits may still be paid, minor units. */
export async function payableOf(tx: Tx, accountId: string): Promise<bigint> {
  const total = sql<string>`coalesce(sum(${deposits.amount}), 0)::text`;
  const [row] = await tx
    .select({ total })
    .from(deposits)
    .where(and(of(accountId), payable));
  return BigInt(row?.total ?? 0);
}

/** Whether money of a player's may still come, or is on its way back. */
export async function isUnderWay(tx: Tx, accountId: string): Promise<boolean> {
  const theirs = and(of(accountId), or(payable, inSuspense));
  return (await tx.select({ id: deposits.id }).from(deposits).where(theirs).limit(1)).length > 0;
}
