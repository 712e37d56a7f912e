import { and, eq } from 'drizzle-orm';
import { ApiError, type Tx } from '../../platform/context';
import { pointsOf } from './service';
import { redemptions } from './tables';

export type Redeemed = typeof redemptions.$inferSelect;
/** Request to spend points, under the player's own key. */
type SpendRequest = { accountId: string; key: string; isSame: (row: Redeemed) => boolean };

/** Returns the redemption that a key has created. Throws `ledger.keyReused` if that request was different. */
export async function findByKey(tx: Tx, { accountId, key, isSame }: SpendRequest): Promise<Redeemed | undefined> {
  const [row] = await tx
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.accountId, accountId), eq(redemptions.key, key)));
  if (row && !isSame(row)) throw new ApiError(409, 'ledger.keyReused');
  return row;
}

/** Throws `points.insufficient` if a player has fewer points. */
export async function checkPoints(tx: Tx, accountId: string, points: bigint): Promise<void> {
  const available = Number(await pointsOf(tx, accountId));
  if (available < points)
    throw new ApiError(422, 'points.insufficient', { owner: accountId, params: { available }, value: { available } });
}
