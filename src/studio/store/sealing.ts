import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'maidan studio seeds', 32));

/** Encrypts a seed for the database: AES-256-GCM, bound to its player, so that it cannot be swapped for another's. */
export function seal(secret: string, player: string, seed: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(player));
  const sealed = Buffer.concat([cipher.update(seed, 'hex'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a seed, hex; throws if it was sealed with another secret or for another player, or was changed. */
export function unseal(secret: string, player: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, 12)).setAAD(Buffer.from(player));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('hex');
}

/** Returns the digest under which a random token is stored. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
