import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Avatar, type AvatarChoice, SETTINGS, type Value } from '../../../contract';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { reencodePicture } from '../../platform/picture/drawn';
import { lockAccount } from '../account/service';
import { avatarPictures, avatars } from './tables';

/** Lifetime of a picture that has not been chosen, ms. */
const WAITS = 3_600_000;

/** Returns the account's chosen avatar (s3.avatar.fields), or undefined. */
export async function avatarOf(tx: Tx, accountId: string): Promise<Avatar | undefined> {
  const [row] = await tx.select().from(avatars).where(eq(avatars.accountId, accountId));
  if (row?.pictureId) return { avatar: row.pictureId, avatarType: 'CUSTOM' };
  return row?.name ? { avatar: row.name, avatarType: 'STATIC' } : undefined;
}

/** Stores a picture that can be chosen within the hour, replacing an earlier unchosen one. Throws `upload.kind`. */
export async function keepPicture(
  ctx: ModuleContext,
  accountId: string,
  { image }: Input<'uploadAvatar'>,
): Promise<Value<'uploadAvatar'>> {
  const picture = await reencodePicture(ctx.config, image, SETTINGS.avatarSide);
  const id = v7();
  const createdAt = await ctx.now();
  await transact(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    await forgetUnchosen(tx, accountId);
    await tx.insert(avatarPictures).values({ id, accountId, picture, createdAt });
  });
  return { id };
}

/**
 * Sets the avatar and deletes a previous picture. Throws `avatar.unknown`, for other players' pictures too (asvs
 * 8.2.2).
 */
export async function chooseAvatar(ctx: ModuleContext, accountId: string, choice: AvatarChoice): Promise<void> {
  const chosen =
    choice.avatarType === 'STATIC'
      ? { name: choice.avatar, pictureId: null }
      : { name: null, pictureId: choice.avatar };
  await transact(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    if (chosen.pictureId) await ownPicture(tx, accountId, chosen.pictureId);
    await tx
      .insert(avatars)
      .values({ accountId, ...chosen })
      .onConflictDoUpdate({ target: avatars.accountId, set: chosen });
    await forgetUnchosen(tx, accountId);
  });
}

/** Returns a picture of the player's own; throws for other players' pictures (asvs 8.2.2). */
export async function pictureOf(tx: Tx, accountId: string, id: string): Promise<Value<'avatarPicture'>> {
  return { image: (await ownPicture(tx, accountId, id)).toString('base64') };
}

async function ownPicture(tx: Tx, accountId: string, id: string): Promise<Buffer> {
  const own = and(eq(avatarPictures.id, id), eq(avatarPictures.accountId, accountId));
  const [row] = await tx.select({ picture: avatarPictures.picture }).from(avatarPictures).where(own);
  if (!row) throw new ApiError(404, 'avatar.unknown');
  return row.picture;
}

const unchosen = (tx: Tx) =>
  notExists(tx.select({ one: sql`1` }).from(avatars).where(eq(avatars.pictureId, avatarPictures.id)));

async function forgetUnchosen(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(avatarPictures).where(and(eq(avatarPictures.accountId, accountId), unchosen(tx)));
}

/** Deletes the avatar and pictures of a closed account. */
export async function forgetAvatar(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(avatars).where(eq(avatars.accountId, accountId));
  await forgetUnchosen(tx, accountId);
}

/** Deletes pictures that were not chosen in time. A job calls it. */
export async function purgePictures({ db, now }: ModuleContext): Promise<void> {
  const before = new Date((await now()).getTime() - WAITS);
  await db.delete(avatarPictures).where(and(lt(avatarPictures.createdAt, before), unchosen(db)));
}
