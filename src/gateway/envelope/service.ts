import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import { freshness, type Sealed } from '../../contract';
import { ApiError, type ModuleContext } from '../module-context';
import { privateKeyOf } from './keys';
import { envelopeNonces } from './tables';

/** How old, or how far ahead of the server's clock, a payload may be. */
const TOLERANCE = 120_000;
const plain = v.looseObject(freshness.entries);

/**
 * Opens a sealed payload (s7.client.encrypted-calls) and gives its fields, still to be validated. Refuses with
 * `envelope.unknownKey`, `envelope.malformed`, `envelope.stale`, or `envelope.replayed`.
 */
export async function unseal(ctx: ModuleContext, sealed: Sealed): Promise<unknown> {
  const privatePem = await privateKeyOf(ctx, sealed.keyId);
  if (!privatePem) throw new ApiError(400, 'envelope.unknownKey');
  const { timestamp, nonce, ...fields } = open(sealed, privatePem);
  const now = await ctx.now();
  if (Math.abs(now.getTime() - timestamp) > TOLERANCE) throw new ApiError(400, 'envelope.stale');
  await consumeNonce(ctx, nonce, now);
  return fields;
}

/** Forgets nonces whose payloads would be stale anyway. A job calls it. */
export async function purgeNonces(ctx: ModuleContext): Promise<void> {
  const before = new Date((await ctx.now()).getTime() - 3 * TOLERANCE);
  await ctx.db.delete(envelopeNonces).where(lt(envelopeNonces.seenAt, before));
}

async function consumeNonce(ctx: ModuleContext, nonce: string, seenAt: Date) {
  const [first] = await ctx.db.insert(envelopeNonces).values({ nonce, seenAt }).onConflictDoNothing().returning();
  if (!first) throw new ApiError(409, 'envelope.replayed');
}

function open(sealed: Sealed, privatePem: string) {
  try {
    return v.parse(plain, JSON.parse(decrypt(sealed, privatePem)));
  } catch {
    throw new ApiError(400, 'envelope.malformed');
  }
}

function decrypt(sealed: Sealed, privatePem: string): string {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const oaep = { key: privatePem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = privateDecrypt(oaep, bytes(sealed.encryptedKey));
  const iv = bytes(sealed.iv);
  if (iv.length !== 12) throw new Error('iv is not 12 bytes');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
  decipher.setAuthTag(bytes(sealed.tag));
  return Buffer.concat([decipher.update(bytes(sealed.ciphertext)), decipher.final()]).toString('utf8');
}
