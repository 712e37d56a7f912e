import { createHash, randomBytes } from 'node:crypto';

/** A random 256-bit value as text; what tokens and receipts are made of. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 as text: how values that let somebody in are kept. Enough for random values, never for passwords. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');
