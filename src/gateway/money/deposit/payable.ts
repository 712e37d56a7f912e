import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { deposits } from './tables';

/** Condition: received and held in suspense until it is refunded. */
export const inSuspense = and(eq(deposits.state, 'returned'), isNull(deposits.returnedAt));

const payableOfRow = v.object({ total: v.string() });

/**
 * Returns the total that may still be paid, minor units: pending deposits, and cancelled ones until the provider has
 * voided them.
 */
async function payableOf(tx: Tx, accountId: string): Promise<bigint> {
  const { total } = await queryRow(tx, payableOfRow, sql`select deposits_payable(${accountId})::text as total`);
  return BigInt(total);
}

/** Returns whether money of a player's may still arrive or awaits its refund. */
export async function isUnderWay(tx: Tx, accountId: string): Promise<boolean> {
  if ((await payableOf(tx, accountId)) > 0n) return true;
  const theirs = and(eq(deposits.accountId, accountId), inSuspense);
  return (await tx.select({ id: deposits.id }).from(deposits).where(theirs).limit(1)).length > 0;
}
