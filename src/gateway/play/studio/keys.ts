import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { seal, unseal } from '../../platform/secrets/sealing';
import { hexOf, randomSecret } from '../../platform/secrets/secrets';
import { studioKeys, studios } from './tables';

/** Purpose of its sealed values. */
export const STUDIO_KEY = 'studio';
export type Studio = typeof studios.$inferSelect;
/** Valid key. */
export type Key = { id: string; studioId: string; secret: string };

/** Decrypted secrets by their ciphertext: ciphertexts never change, so each is decrypted once. */
const opened = new Map<string, string>();

const keyByIdRow = v.object({ studio: v.string(), sealed: v.string() });

/** Returns a key by id while it is valid, else null (W3). Validity is queried each time. */
export async function keyById(ctx: ModuleContext, id: string): Promise<Key | null> {
  const rows = await queryRows(
    ctx.db,
    keyByIdRow,
    sql`
    select studio_id as studio, sealed from studio_keys where id = ${id} and (ends_at is null or ends_at > app_now())`,
  );
  const [row] = rows;
  if (!row) return null;
  const secret = opened.get(row.sealed) ?? (await unseal(ctx, STUDIO_KEY, id, row.sealed));
  opened.set(row.sealed, secret);
  return { id, studioId: row.studio, secret };
}

/** Adds a key with that secret to a studio. */
export async function addKey(ctx: ModuleContext, studioId: string, id: string, secret: string): Promise<void> {
  const sealed = await seal(ctx, STUDIO_KEY, id, secret);
  await ctx.db.insert(studioKeys).values({ id, studioId, sealed, createdAt: await ctx.now() });
}

/**
 * Issues another key for a studio and returns its secret, once. The previous key stays valid for `overlap` ms, and
 * older ones end now: at most two are valid. Throws `studio.unknown`.
 */
export async function rotateKey(
  ctx: ModuleContext,
  studioId: string,
  overlap: number,
): Promise<{ key: string; secret: string; until: Date }> {
  await studioById(ctx, studioId);
  const now = await ctx.now();
  const until = new Date(now.getTime() + overlap);
  const good = and(eq(studioKeys.studioId, studioId), or(isNull(studioKeys.endsAt), gt(studioKeys.endsAt, now)));
  await ctx.db
    .update(studioKeys)
    .set({
      endsAt: sql`case when ${studioKeys.endsAt} is null then ${until.toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end`,
    })
    .where(good);
  const key = `${studioId}-${crypto.randomUUID().slice(0, 8)}`;
  const secret = hexOf(randomSecret());
  await addKey(ctx, studioId, key, secret);
  return { key, secret, until };
}

/** Returns a studio by name and locks it until the transaction ends. Throws `studio.unknown`. */
export async function studioById({ db }: ModuleContext, id: string): Promise<Studio> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id)).for('no key update');
  if (!studio) throw new ApiError(404, 'studio.unknown');
  return studio;
}
