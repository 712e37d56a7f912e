import { and, asc, count, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS, type Value } from '../../../contract';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { reencodePicture } from '../../platform/picture/drawn';
import type { CashInRow } from './lifecycle';
import { cashInPictures, cashIns } from './tables';
import { ownCashIn } from './view';

/**
 * Adds a picture of the receipt to a pending cash-in. Throws `cashIn.unknown`, `cashIn.notPermitted` once it is
 * decided, `upload.kind` or `upload.tooMany`.
 */
export async function keepPicture(
  ctx: ModuleContext,
  accountId: string,
  { cashInId, image }: Input<'uploadCashInPicture'>,
): Promise<Value<'uploadCashInPicture'>> {
  // Checked twice: before re-encoding, to skip pictures over the limit, and under the lock, because concurrent uploads
  // may exceed it.
  await rejectFull(ctx.db, await ownCashIn(ctx.db, accountId, cashInId));
  const picture = await reencodePicture(ctx.config, image);
  const id = v7();
  const createdAt = await ctx.now();
  await transact(ctx, async (tx) => {
    await tx.select({ id: cashIns.id }).from(cashIns).where(eq(cashIns.id, cashInId)).for('update');
    await rejectFull(tx, await ownCashIn(tx, accountId, cashInId));
    await tx.insert(cashInPictures).values({ id, cashInId, picture, createdAt });
  });
  return { pictureId: id };
}

async function rejectFull(tx: Tx, { id, state }: CashInRow): Promise<void> {
  if (state !== 'pending') throw new ApiError(409, 'cashIn.notPermitted');
  const isTheirs = eq(cashInPictures.cashInId, id);
  const [row] = await tx.select({ pictures: count() }).from(cashInPictures).where(isTheirs);
  if ((row?.pictures ?? 0) >= SETTINGS.images.most) throw new ApiError(422, 'upload.tooMany');
}

/** Returns a picture of the player's own cash-in; throws `upload.unknown` for other players' pictures (asvs 8.2.2). */
export async function pictureOf(ctx: ModuleContext, accountId: string, id: string): Promise<Value<'cashInPicture'>> {
  const [row] = await ctx.db
    .select({ picture: cashInPictures.picture })
    .from(cashInPictures)
    .innerJoin(cashIns, eq(cashIns.id, cashInPictures.cashInId))
    .where(and(eq(cashInPictures.id, id), eq(cashIns.accountId, accountId)));
  if (!row) throw new ApiError(404, 'upload.unknown');
  return { image: row.picture.toString('base64') };
}

/** Reads the pictures of a cash-in, oldest first. For operators. */
export const loadPictures = (tx: Tx, { id }: CashInRow) =>
  tx
    .select({ picture: cashInPictures.picture })
    .from(cashInPictures)
    .where(eq(cashInPictures.cashInId, id))
    .orderBy(asc(cashInPictures.createdAt), asc(cashInPictures.id));
