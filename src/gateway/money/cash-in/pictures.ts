import { and, asc, count, eq, inArray, lt } from 'drizzle-orm';
import { SETTINGS, type Value } from '../../../contract';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { receiptLimit } from '../../platform/picture/receipt-limit';
import { storePicture } from '../../platform/picture/stored';
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
  const pictureId = await storePicture(ctx, image, {
    lock: (tx) => tx.select({ id: cashIns.id }).from(cashIns).where(eq(cashIns.id, cashInId)).for('update'),
    check: async (tx) => rejectFull(tx, await ownCashIn(tx, accountId, cashInId)),
    insert: (tx, picture) => tx.insert(cashInPictures).values({ ...picture, cashInId }),
  });
  return { pictureId };
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

/** Deletes the pictures of reports that ended `receiptDays` ago (`own.cash-in.pictures`). A job calls it. */
export async function purgeReceipts(ctx: ModuleContext): Promise<void> {
  const { db } = ctx;
  const before = await receiptLimit(ctx);
  const ended = db.select({ id: cashIns.id }).from(cashIns).where(lt(cashIns.settledAt, before));
  await db
    .delete(cashInPictures)
    .where(and(lt(cashInPictures.createdAt, before), inArray(cashInPictures.cashInId, ended)));
}
