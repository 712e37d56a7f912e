import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import { SETTINGS, type Value } from '../../../contract';
import { lockAccount } from '../../identity';
import { rejectRewards } from '../../money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { storePicture } from '../../platform/picture/stored';
import { activityById } from './find';
import { activityPictures, type Entry } from './tables';

/** Lifetime of a picture that no application uses, ms. */
const WAITS = 86_400_000;

/**
 * Stores a picture for an application that the player is writing (s5.activity.images). Throws `upload.kind`,
 * `upload.tooMany` or `activity.unknown`.
 */
export async function keepPicture(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'uploadActivityPicture'>,
): Promise<Value<'uploadActivityPicture'>> {
  const { id: activityId, kind } = await activityById(ctx.db, input.id);
  if (kind !== 'apply') throw new ApiError(409, 'activity.notPermitted');
  await rejectRewards(ctx.db, accountId);
  const id = await storePicture(ctx, input.image, {
    lock: (tx) => lockAccount(tx, accountId),
    check: (tx) => roomFor(tx, accountId, activityId),
    insert: (tx, picture) => tx.insert(activityPictures).values({ ...picture, accountId, activityId }),
  });
  return { id };
}

const waiting = (accountId: string, activityId: string) =>
  and(
    eq(activityPictures.accountId, accountId),
    eq(activityPictures.activityId, activityId),
    isNull(activityPictures.entryId),
  );

/**
 * Throws if the maximum of unsubmitted pictures is stored. The limit exceeds that of an application, because it
 * includes pictures that were removed from the form.
 */
async function roomFor(tx: Tx, accountId: string, activityId: string): Promise<void> {
  const [pendingCount] = await tx
    .select({ pictures: count() })
    .from(activityPictures)
    .where(waiting(accountId, activityId));
  if ((pendingCount?.pictures ?? 0) >= SETTINGS.images.most * 3) throw new ApiError(422, 'upload.tooMany');
}

/**
 * Attaches pictures to an application; each must be the player's, for this activity, and unused. Throws
 * `upload.unknown`.
 */
export async function bindPictures(
  tx: Tx,
  { id: entryId, accountId, activityId }: Entry,
  ids: readonly string[],
): Promise<void> {
  const pictureIds = [...new Set(ids)];
  if (pictureIds.length === 0) return;
  const bound = await tx
    .update(activityPictures)
    .set({ entryId })
    .where(and(waiting(accountId, activityId), inArray(activityPictures.id, pictureIds)))
    .returning({ id: activityPictures.id });
  if (bound.length !== pictureIds.length) throw new ApiError(422, 'upload.unknown');
}

/** Returns a picture of the player's own; throws for other players' pictures (asvs 8.2.2). */
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

/** Returns the ids of an application's pictures, in upload order. */
export async function picturesOf(tx: Tx, entryId: string): Promise<string[]> {
  const { id, createdAt } = activityPictures;
  const rows = await tx
    .select({ id })
    .from(activityPictures)
    .where(eq(activityPictures.entryId, entryId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => row.id);
}

/** Deletes pictures that no application has used in time. A job calls it. */
export async function purgeActivityPictures({ db, now }: ModuleContext): Promise<void> {
  const before = new Date((await now()).getTime() - WAITS);
  await db
    .delete(activityPictures)
    .where(and(lt(activityPictures.createdAt, before), isNull(activityPictures.entryId)));
}
