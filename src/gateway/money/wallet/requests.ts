import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { member } from '../../identity';
import { ApiError, type Caller, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/** The key under which a player's money move is repeated: their own, for one kind of call. Refuses with `request.idempotencyKey`. */
export function moveKey(caller: Caller, call: string): string {
  if (!caller.idempotencyKey) throw new ApiError(400, 'request.idempotencyKey');
  return `${member(caller).accountId}:${call}:${caller.idempotencyKey}`;
}

/** SQL condition: a move was booked under a key. */
export const isBookedSql = (key: string | SQL) =>
  sql<boolean>`exists (select from ledger_transfers where idempotency_key = ${key})`;

const isBookedRow = v.object({ booked: v.boolean() });

/** Returns whether a move was booked under a key. */
export async function isBooked(tx: Tx, key: string): Promise<boolean> {
  return (await queryRow(tx, isBookedRow, sql`select ${isBookedSql(key)} as booked`)).booked;
}

/**
 * Looks at a move before it is booked, and not at one that has been (`booked`, as it was read): what that has left would refuse it. It may be
 * booked while it is looked at, by a call whose answer was lost: what refuses it then is passed over too. Gives what was looked up, or null.
 */
export async function unlessBooked<T>(
  tx: Tx,
  key: string,
  booked: boolean,
  look: () => T | Promise<T>,
): Promise<T | null> {
  if (booked) return null;
  try {
    return await look();
  } catch (refusal) {
    if (await isBooked(tx, key)) return null;
    throw refusal;
  }
}

/** What lists reply with, beside their entries. */
export const pageOf = (total: number, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
});
