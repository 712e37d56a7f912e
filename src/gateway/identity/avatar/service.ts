import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Avatar, type AvatarChoice, SETTINGS, type Value } from '../../../contract';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { drawnAnew } from '../../platform/picture/drawn';
import { lockAccount } from '../account/service';
import { avatarPictures, avatars } from './tables';

/** How long a picture waits to be chosen, ms. */
const WAITS = 3_600_000;

/** What an account has chosen (s3.avatar.fields); undefined where it has chosen none. */
export async function avatarOf(tx: Tx, accountId: string): Promise<Avatar | undefined> {
  const [row] = await tx.select().from(avatars).where(eq(avatars.accountId, accountId));
  if (row?.pictureId) return { avatar: row.pictureId, avatarType: 'CUSTOM' };
  return row?.name ? { avatar: row.name, avatarType: 'STATIC' } : undefined;
}

/** Keeps a picture that may be chosen within the hour, in the place of one that waits. Refuses with `upload.kind`. */
export async function keepPicture(
  ctx: ModuleContext,
  accountId: string,
  { image }: Input<'uploadAvatar'>,
): Promise<Value<'uploadAvatar'>> {
  const picture = await drawnAnew(ctx.config, image, SETTINGS.avatarSide);
  const [id, createdAt] = [v7(), await ctx.now()];
  await transact(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    await forgetUnchosen(tx, accountId);
    await tx.insert(avatarPictures).values({ id, accountId, picture, createdAt });
  });
  return { id };
}

/** Takes one as the avatar; the picture that was it is forgotten. Refuses with `avatar.unknown`: also somebody else's picture (asvs 8.2.2). */
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

/** A picture of one's own; nobody else's is found (asvs 8.2.2). */
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

/** The account is closed: nobody looks at its picture any more. */
export async function forgetAvatar(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(avatars).where(eq(avatars.accountId, accountId));
  await forgetUnchosen(tx, accountId);
}

/** Forgets pictures that were not chosen. A job calls it. */
export async function purgePictures({ db, now }: ModuleContext): Promise<void> {
  const before = new Date((await now()).getTime() - WAITS);
  await db.delete(avatarPictures).where(and(lt(avatarPictures.createdAt, before), unchosen(db)));
}
