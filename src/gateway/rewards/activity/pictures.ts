import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS, type Value } from '../../../contract';
import { lockAccount } from '../../identity';
import { refuseRewards } from '../../money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { drawnAnew } from '../../platform/picture/drawn';
import { activityById } from './find';
import { activityPictures, type Entry } from './tables';

/** How long a picture waits to be sent with an application, ms. */
const WAITS = 86_400_000;

/** Keeps a picture for an application that is still to be sent (s5.activity.images). Refuses with `upload.kind`, `upload.tooMany` or `activity.unknown`. */
export async function keepPicture(
  ctx: ModuleContext,
  accountId: string,
  asked: Input<'uploadActivityPicture'>,
): Promise<Value<'uploadActivityPicture'>> {
  const { id: activityId, kind } = await activityById(ctx.db, asked.id);
  if (kind !== 'apply') throw new ApiError(409, 'activity.notPermitted');
  await refuseRewards(ctx.db, accountId);
  // Looked at twice: what will not be kept is not drawn, and of two that are drawn at once one may be too many.
  await roomFor(ctx.db, accountId, activityId);
  const picture = await drawnAnew(ctx.config, asked.image);
  const [id, createdAt] = [v7(), await ctx.now()];
  await transact(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    await roomFor(tx, accountId, activityId);
    await tx.insert(activityPictures).values({ id, accountId, activityId, picture, createdAt });
  });
  return { id };
}

const waiting = (accountId: string, activityId: string) =>
  and(
    eq(activityPictures.accountId, accountId),
    eq(activityPictures.activityId, activityId),
    isNull(activityPictures.entryId),
  );

/** More than an application has: those that were taken out of the form again are among them. */
async function roomFor(tx: Tx, accountId: string, activityId: string): Promise<void> {
  const [kept] = await tx.select({ pictures: count() }).from(activityPictures).where(waiting(accountId, activityId));
  if ((kept?.pictures ?? 0) >= SETTINGS.images.most * 3) throw new ApiError(422, 'upload.tooMany');
}

/** Gives pictures with an application; all of them must be its player's, of this activity and of no application. Refuses with `upload.unknown`. */
export async function bindPictures(
  tx: Tx,
  { id: entryId, accountId, activityId }: Entry,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const bound = await tx
    .update(activityPictures)
    .set({ entryId })
    .where(and(waiting(accountId, activityId), inArray(activityPictures.id, wanted)))
    .returning({ id: activityPictures.id });
  if (bound.length !== wanted.length) throw new ApiError(422, 'upload.unknown');
}

/** A picture of one's own; nobody else's is found (asvs 8.2.2). */
export async function pictureOf(
  { db }: ModuleContext,
  accountId: string,
  id: string,
): Promise<Value<'activityPicture'>> {
  const own = and(eq(activityPictures.id, id), eq(activityPictures.accountId, accountId));
  const [row] = await db.select({ picture: activityPictures.picture }).from(activityPictures).where(own);
  if (!row) throw new ApiError(404, 'upload.unknown');
  return { image: row.picture.toString('base64') };
}

/** The ids of an application's, in the order they were sent. */
export async function picturesOf(tx: Tx, entryId: string): Promise<string[]> {
  const { id, createdAt } = activityPictures;
  const rows = await tx
    .select({ id })
    .from(activityPictures)
    .where(eq(activityPictures.entryId, entryId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => row.id);
}

/** Forgets pictures that were sent with nothing. A job calls it. */
export async function purgeActivityPictures({ db, now }: ModuleContext): Promise<void> {
  const before = new Date((await now()).getTime() - WAITS);
  await db
    .delete(activityPictures)
    .where(and(lt(activityPictures.createdAt, before), isNull(activityPictures.entryId)));
}
