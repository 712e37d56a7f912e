import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { sharedSecret } from './shared-secret';

const IV = 12;
const TAG = 16;

/**
 * Returns the key that encrypts secrets at rest: derived from `SECRET_KEY` if set, so that a copy of the database does
 * not contain it.
 */
async function keyOf(ctx: ModuleContext, purpose: string): Promise<Buffer> {
  const root = ctx.config.secretKey ?? (await sharedSecret(ctx, purpose));
  return Buffer.from(hkdfSync('sha256', root, '', purpose, 32));
}

/** Encrypts a text (AES-256-GCM) for a purpose and an owner, `of`; it does not decrypt for any other. */
export async function seal(ctx: ModuleContext, purpose: string, of: string, text: string): Promise<string> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(ctx, purpose), iv).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text from `seal`; throws if it was changed or encrypted for something else. */
export async function unseal(ctx: ModuleContext, purpose: string, of: string, ciphertext: string): Promise<string> {
  const bytes = Buffer.from(ciphertext, 'base64');
  const opener = createDecipheriv('aes-256-gcm', await keyOf(ctx, purpose), bytes.subarray(0, IV)).setAAD(
    Buffer.from(of),
  );
  opener.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([opener.update(bytes.subarray(IV + TAG)), opener.final()]).toString('utf8');
}

const sealed = v.object({ sealed: v.string() });

/** Encrypts the payload of a queued job: it contains codes, links and addresses. */
export const sealPayload = async (ctx: ModuleContext, task: string, payload: unknown) => ({
  sealed: await seal(ctx, 'jobs', task, JSON.stringify(payload)),
});

/** Decrypts a job's payload; an unencrypted one of an older version is returned as it is. */
export async function openPayload(ctx: ModuleContext, task: string, payload: unknown): Promise<unknown> {
  return v.is(sealed, payload) ? JSON.parse(await unseal(ctx, 'jobs', task, payload.sealed)) : payload;
}
