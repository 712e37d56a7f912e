import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { findSharedSecret, sharedSecret } from './shared-secret';

const IV = 12;
const TAG = 16;

/** Returns the id of a root key, which sealed values carry; it does not reveal the key. */
const keyIdOf = (root: string): string => Buffer.from(hkdfSync('sha256', root, '', 'key id', 6)).toString('hex');

/** Derives the key of a purpose from a root key. */
export const keyOf = (root: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', root, '', purpose, 32));

/**
 * Returns the root key that seals: `SECRET_KEY` if set, so that a copy of the database does not contain it; else one in
 * the database.
 */
const currentRoot = async (ctx: ModuleContext, purpose: string): Promise<string> =>
  ctx.config.secretKey ?? (await sharedSecret(ctx, purpose));

/** Returns the id of the key that seals values of a purpose now. */
export const currentKeyId = async (ctx: ModuleContext, purpose: string): Promise<string> =>
  keyIdOf(await currentRoot(ctx, purpose));

/** Returns the root keys of the settings: the current one, and others that still open. */
export const rootsOf = ({ config }: ModuleContext): string[] =>
  config.secretKey === null ? [] : [config.secretKey, ...config.acceptedSecretKeys];

/**
 * Encrypts a text (AES-256-GCM) for a purpose and an owner, `of`; it does not decrypt for any other. The result names
 * its key (`own.keys.rotated`).
 */
export async function seal(ctx: ModuleContext, purpose: string, of: string, text: string): Promise<string> {
  const root = await currentRoot(ctx, purpose);
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(root, purpose), iv).setAAD(Buffer.from(of));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${keyIdOf(root)}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')}`;
}

/** Ciphertext with the id of its key, which is null for values from before keys had ids. */
type Sealed = { keyId: string | null; bytes: Buffer; purpose: string; of: string };

/**
 * Decrypts a text from `seal` with its key, if that is set or in the database; throws if it was changed or encrypted
 * for something else.
 */
export async function unseal(ctx: ModuleContext, purpose: string, of: string, ciphertext: string): Promise<string> {
  const [encoded = '', keyId = null] = ciphertext.split('.').reverse();
  const sealed = { keyId, bytes: Buffer.from(encoded, 'base64'), purpose, of };
  const opened = openWith(rootsOf(ctx), sealed) ?? openWith(await findSharedSecret(ctx, purpose), sealed);
  if (opened === null) throw new Error(`no key opens a value sealed for ${purpose} by ${keyId ?? 'an unnamed key'}`);
  return opened;
}

/** Decrypts with the first key that fits; null if none does. */
function openWith(roots: readonly string[], sealed: Sealed): string | null {
  for (const root of roots) {
    if (sealed.keyId !== null && sealed.keyId !== keyIdOf(root)) continue;
    const opened = open(root, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

function open(root: string, { bytes, purpose, of }: Sealed): string | null {
  try {
    const opener = createDecipheriv('aes-256-gcm', keyOf(root, purpose), bytes.subarray(0, IV)).setAAD(Buffer.from(of));
    opener.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([opener.update(bytes.subarray(IV + TAG)), opener.final()]).toString('utf8');
  } catch {
    // Another key, a changed value, or another owner's.
    return null;
  }
}

const sealedPayload = v.object({ sealed: v.string() });
/** Purpose of the payloads of queued jobs. */
export const JOBS = 'jobs';

/** Encrypts the payload of a queued job: it contains codes, links and addresses. */
export const sealPayload = async (ctx: ModuleContext, task: string, payload: unknown) => ({
  sealed: await seal(ctx, JOBS, task, JSON.stringify(payload)),
});

/** Decrypts a job's payload; an unencrypted one of an older version is returned as it is. */
export async function openPayload(ctx: ModuleContext, task: string, payload: unknown): Promise<unknown> {
  return v.is(sealedPayload, payload) ? JSON.parse(await unseal(ctx, JOBS, task, payload.sealed)) : payload;
}
