import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random 256-bit value as text; what tokens and receipts are made of. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The same in hexadecimal digits, for what people write on a command line: there a value that begins with a dash is an option. */
export const hexOf = (secret: string): string => Buffer.from(secret, 'base64url').toString('hex');

/** SHA-256 as text: how values that let somebody in are kept. Enough for random values, never for passwords. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Compares two secrets in constant time. */
export function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
