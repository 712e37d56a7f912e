import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { freshness, type Sealed } from '../../../contract';
import { ApiError, type ModuleContext } from '../context';
import { queryRows } from '../database/query';
import { isUsable, isUsableSql, privateKeyOf } from './keys';
import { envelopeNonces } from './tables';

/** Maximum age of a payload, and maximum lead over the server's clock, ms. */
const TOLERANCE = 120_000;
const plain = v.looseObject(freshness.entries);

/**
 * Decrypts a payload (s7.client.encrypted-calls) and returns its fields, not yet validated. Throws
 * `envelope.unknownKey`, `envelope.malformed`, `envelope.stale`, or `envelope.replayed`.
 */
export async function unseal(ctx: ModuleContext, sealed: Sealed): Promise<unknown> {
  const key = await privateKeyOf(ctx, sealed.keyId);
  if (!key) throw new ApiError(400, 'envelope.unknownKey');
  const opened = open(sealed, key);
  if (!opened)
    throw new ApiError(400, (await isUsable(ctx, sealed.keyId)) ? 'envelope.malformed' : 'envelope.unknownKey');
  const { timestamp, nonce, ...fields } = opened;
  const rejection = await consumeNonce(ctx, sealed.keyId, { timestamp, nonce });
  if (rejection) throw rejection;
  return fields;
}

/** Deletes nonces whose payloads would be stale anyway. A job calls it. */
export async function purgeNonces(ctx: ModuleContext): Promise<void> {
  const before = new Date((await ctx.now()).getTime() - 3 * TOLERANCE);
  await ctx.db.delete(envelopeNonces).where(lt(envelopeNonces.seenAt, before));
}

const consumeNonceRow = v.object({ usable: v.boolean(), fresh: v.boolean(), first: v.boolean() });

/** Checks in one query that the key is still usable, the payload is recent, and its nonce is new; records the nonce. */
async function consumeNonce(
  { db }: ModuleContext,
  keyId: string,
  { timestamp, nonce }: v.InferOutput<typeof plain>,
): Promise<ApiError | null> {
  const rows = await queryRows(
    db,
    consumeNonceRow,
    sql`
    with clock as materialized (select app_now() as at),
    told as materialized (select at, ${isUsableSql(keyId)} as usable,
      abs(extract(epoch from at) * 1000 - ${timestamp}::float8) <= ${TOLERANCE} as fresh from clock),
    first as (
      insert into envelope_nonces (nonce, seen_at) select ${nonce}, at from told where usable and fresh on conflict do nothing returning nonce
    )
    select usable, fresh, exists (select from first) as first from told`,
  );
  const [check] = rows;
  if (!check?.usable) return new ApiError(400, 'envelope.unknownKey');
  if (!check.fresh) return new ApiError(400, 'envelope.stale');
  return check.first ? null : new ApiError(409, 'envelope.replayed');
}

function open(sealed: Sealed, key: KeyObject): v.InferOutput<typeof plain> | null {
  try {
    return v.parse(plain, JSON.parse(decrypt(sealed, key)));
  } catch {
    return null;
  }
}

function decrypt(sealed: Sealed, privateKey: KeyObject): string {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const oaep = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = privateDecrypt(oaep, bytes(sealed.encryptedKey));
  const iv = bytes(sealed.iv);
  if (iv.length !== 12) throw new Error('iv is not 12 bytes');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
  decipher.setAuthTag(bytes(sealed.tag));
  return Buffer.concat([decipher.update(bytes(sealed.ciphertext)), decipher.final()]).toString('utf8');
}
