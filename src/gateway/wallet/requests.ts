import { eq } from 'drizzle-orm';
import { ApiError, type Caller, type Tx } from '../module-context';
import { member } from '../session/service';
import { ledgerTransfers } from './tables';

/** The key under which a player's money move is repeated: their own, for one kind of call. Refuses with `request.idempotencyKey`. */
export function moveKey(caller: Caller, call: string): string {
  if (!caller.idempotencyKey) throw new ApiError(400, 'request.idempotencyKey');
  return `${member(caller).accountId}:${call}:${caller.idempotencyKey}`;
}

async function isRepeated(tx: Tx, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.idempotencyKey, key));
  return row !== undefined;
}

/**
 * Looks at a move before it is booked, and not at one that has been: what that has left would refuse it. It may be booked while it is
 * looked at, by a call whose answer was lost: what refuses it then is passed over too.
 */
export async function unlessBooked(tx: Tx, key: string, look: () => Promise<unknown>): Promise<void> {
  if (await isRepeated(tx, key)) return;
  await look().catch(async (refusal: unknown) => {
    if (!(await isRepeated(tx, key))) throw refusal;
  });
}

/** What lists reply with, beside their entries. */
export const pageOf = (total: number, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
});
