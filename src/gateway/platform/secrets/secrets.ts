import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a random 256-bit value as text, for tokens and receipts. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Converts a secret to hexadecimal digits, for use on command lines, where a value with a leading dash would be an
 * option.
 */
export const hexOf = (secret: string): string => Buffer.from(secret, 'base64url').toString('hex');

/** Returns the SHA-256 of a credential for storage. Sufficient for random values, never for passwords. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Compares two secrets in constant time. */
export function isSame(right: string, candidate: string): boolean {
  const first = Buffer.from(right);
  const second = Buffer.from(candidate);
  return first.length === second.length && timingSafeEqual(first, second);
}
