import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { keyOf, rootsOf, seal, unseal } from './sealing';
import { findSharedSecret, sharedSecret } from './shared-secret';

/** Purpose of sealed digest keys; each is bound to its name. */
export const DIGEST_KEYS = 'digest keys';

const base64Keys = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
/** A sealed value contains the id of its key, a plain secret no dot. */
const isSealed = (stored: string) => stored.includes('.');

/**
 * Returns the keys of digests that are stored for years, the same for all processes; a value has a digest with each.
 * They are derived from the root keys at their first use and never change, so digests survive a rotation. With
 * `SECRET_KEY` the database has them sealed (`own.keys.rotated`). `stored`: the secret of that name, if it was read.
 */
export async function digestKeys(ctx: ModuleContext, name: string, stored: string | null): Promise<Buffer[]> {
  if (stored !== null && isSealed(stored)) return openKeys(ctx, name, stored);
  const roots = rootsOf(ctx);
  if (roots.length === 0) return [keyOf(stored ?? (await sharedSecret(ctx, name)), name)];
  const all = [...roots, ...(stored === null ? [] : [stored])].map((root) => keyOf(root, name));
  const text = JSON.stringify(all.map((digestKey) => digestKey.toString('base64')));
  await keepSealed(ctx, name, stored, await seal(ctx, DIGEST_KEYS, name, text));
  const [current = ''] = await findSharedSecret(ctx, name);
  return openKeys(ctx, name, current);
}

const openKeys = async (ctx: ModuleContext, name: string, stored: string): Promise<Buffer[]> =>
  v.parse(base64Keys, await unseal(ctx, DIGEST_KEYS, name, stored)).map((text) => Buffer.from(text, 'base64'));

/** Stores sealed keys in place of a plain secret, or of none, unless another process was faster. */
const keepSealed = ({ db }: ModuleContext, name: string, plain: string | null, sealed: string) =>
  db.execute(sql`insert into shared_secrets as s (name, secret) values (${name}, ${sealed})
    on conflict (name) do update set secret = excluded.secret where s.secret = ${plain}`);
