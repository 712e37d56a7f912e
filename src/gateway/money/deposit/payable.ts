import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { deposits } from './tables';

/** What came and lies apart until it has gone back. */
export const inSuspense = and(eq(deposits.state, 'returned'), isNull(deposits.returnedAt));

const payableOfRow = v.object({ total: v.string() });

/**
 * How much of a player's deposits may still be paid, minor units: what waits, and what was given up until the provider has voided it.
 */
async function payableOf(tx: Tx, accountId: string): Promise<bigint> {
  const { total } = await queryRow(tx, payableOfRow, sql`select deposits_payable(${accountId})::text as total`);
  return BigInt(total);
}

/** Checks whether money of a player's may still come, or is on its way back. */
export async function isUnderWay(tx: Tx, accountId: string): Promise<boolean> {
  if ((await payableOf(tx, accountId)) > 0n) return true;
  const theirs = and(eq(deposits.accountId, accountId), inSuspense);
  return (await tx.select({ id: deposits.id }).from(deposits).where(theirs).limit(1)).length > 0;
}
