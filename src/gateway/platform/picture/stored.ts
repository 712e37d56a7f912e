import { v7 } from 'uuid';
import type { ModuleContext, Tx } from '../context';
import { transact } from '../database/transact';
import type { Spooled } from '../spool';
import { reencodePicture } from './drawn';

type Picture = { id: string; picture: Buffer; createdAt: Date };
/** `lock`: what concurrent uploads of the same subject wait for; `check` throws if the picture may not be stored. */
type Storage = {
  lock(tx: Tx): Promise<unknown>;
  check(tx: Tx): Promise<unknown>;
  insert(tx: Tx, picture: Picture): Promise<unknown>;
};

/**
 * Re-encodes an uploaded picture and stores it; returns its id. Throws `upload.kind`, or what `check` throws.
 */
export async function storePicture(
  ctx: ModuleContext,
  image: Spooled,
  { lock, check, insert }: Storage,
): Promise<string> {
  // Checked twice: before re-encoding, to skip pictures over the limit, and under the lock, because concurrent uploads
  // may exceed it.
  await check(ctx.db);
  const picture = await reencodePicture(ctx.config, image);
  const id = v7();
  const createdAt = await ctx.now();
  await transact(ctx, async (tx) => {
    await lock(tx);
    await check(tx);
    await insert(tx, { id, picture, createdAt });
  });
  return id;
}
