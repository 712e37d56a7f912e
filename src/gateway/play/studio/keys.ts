import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { seal, unseal } from '../../platform/secrets/sealing';
import { hexOf, randomSecret } from '../../platform/secrets/secrets';
import { studioKeys, studios } from './tables';

const PURPOSE = 'studio';
export type Studio = typeof studios.$inferSelect;
/** A key that is good now. */
export type Key = { id: string; studioId: string; secret: string };

/** Secrets that were opened, by how they are sealed: what is sealed never changes, so each is opened once. */
const opened = new Map<string, string>();

const keyByIdRow = v.object({ studio: v.string(), sealed: v.string() });

/** A key by its id, while it is good; null for any other (W3). Whether it is good is asked each time. */
export async function keyById(ctx: ModuleContext, id: string): Promise<Key | null> {
  const rows = await queryRows(
    ctx.db,
    keyByIdRow,
    sql`
    select studio_id as studio, sealed from studio_keys where id = ${id} and (ends_at is null or ends_at > app_now())`,
  );
  const [row] = rows;
  if (!row) return null;
  const secret = opened.get(row.sealed) ?? (await unseal(ctx, PURPOSE, id, row.sealed));
  opened.set(row.sealed, secret);
  return { id, studioId: row.studio, secret };
}

/** Gives a studio a key of that secret. */
export async function addKey(ctx: ModuleContext, studioId: string, id: string, secret: string): Promise<void> {
  const sealed = await seal(ctx, PURPOSE, id, secret);
  await ctx.db.insert(studioKeys).values({ id, studioId, sealed, createdAt: await ctx.now() });
}

/**
 * Gives a studio another key, which is told once. The one before is good for `overlap` ms more, and what was before that ends now: two are
 * good at a time. Refuses with `studio.unknown`.
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
  const [key, secret] = [`${studioId}-${crypto.randomUUID().slice(0, 8)}`, hexOf(randomSecret())];
  await addKey(ctx, studioId, key, secret);
  return { key, secret, until };
}

/** A studio by its name, held until the transaction ends. Refuses with `studio.unknown`. */
export async function studioById({ db }: ModuleContext, id: string): Promise<Studio> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id)).for('no key update');
  if (!studio) throw new ApiError(404, 'studio.unknown');
  return studio;
}
