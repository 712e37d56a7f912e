import { eq } from 'drizzle-orm';
import { type Caller, Refusal, type Tx } from '../kit';
import { member } from '../session/service';
import { ledgerTransfers } from './tables';

/** The key under which a player's money move is repeated: their own, for one kind of call. Refuses with `request.idempotencyKey`. */
export function moveKey(caller: Caller, call: string): string {
  if (!caller.idempotencyKey) throw new Refusal(400, 'request.idempotencyKey');
  return `${member(caller).accountId}:${call}:${caller.idempotencyKey}`;
}

/** Whether a key has moved money before: then it is looked at no further, for the ledger gives its first answer. */
export async function isRepeated(tx: Tx, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.idempotencyKey, key));
  return row !== undefined;
}

/** What lists reply with, beside their entries. */
export const pageOf = (total: number, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
});
