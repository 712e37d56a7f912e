import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { member } from '../../identity';
import { ApiError, type Caller, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/**
 * Returns the idempotency key of a player's transfer, unique per player and kind of call. Throws
 * `request.idempotencyKey`.
 */
export function moveKey(caller: Caller, call: string): string {
  if (!caller.idempotencyKey) throw new ApiError(400, 'request.idempotencyKey');
  return `${member(caller).accountId}:${call}:${caller.idempotencyKey}`;
}

/** SQL condition: a transfer was booked under the key. */
export const isBookedSql = (key: string | SQL) =>
  sql<boolean>`exists (select from ledger_transfers where idempotency_key = ${key})`;

const isBookedRow = v.object({ booked: v.boolean() });

/** Returns whether a transfer was booked under the key. */
export async function isBooked(tx: Tx, key: string): Promise<boolean> {
  return (await queryRow(tx, isBookedRow, sql`select ${isBookedSql(key)} as booked`)).booked;
}

/**
 * Runs the checks of a transfer unless it is already booked (`booked`): its own effects would fail them. A lost call
 * may also book it during the checks, so that their error is dropped if it is booked by then. Returns the checks'
 * result, or null.
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
  } catch (rejection) {
    if (await isBooked(tx, key)) return null;
    throw rejection;
  }
}

/** Returns the paging fields of lists. */
export const pageOf = (total: number, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
});
