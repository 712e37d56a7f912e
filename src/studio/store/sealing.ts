import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'maidan studio seeds', 32));

/** A seed as it lies in the database: AES-256-GCM, bound to its player, so that no other's can be put in its place. */
export function seal(secret: string, player: string, seed: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(player));
  const sealed = Buffer.concat([cipher.update(seed, 'hex'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The seed again, hex; throws where it was sealed with another secret, for another player, or was changed. */
export function unseal(secret: string, player: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, 12)).setAAD(Buffer.from(player));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('hex');
}

/** Digest under which a random token is stored. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
