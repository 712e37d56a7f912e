import * as argon2 from '../../../node_modules/@node-rs/argon2/index.js';

/** Lowest cost that argon2id permits: a tenth of a millisecond instead of the gateway's 22 ms of processor. */
const LIGHT = { memoryCost: 8, timeCost: 1 };
let isLight = false;

/**
 * Real argon2id. vite.config.ts substitutes it for the library, so that tests do not spend a fifth of their time on
 * passwords.
 */
export const hash = (password: string, options?: argon2.Options) =>
  argon2.hash(password, { ...options, ...(isLight && LIGHT) });
export const { verify } = argon2;

export const isHashingLightly = () => isLight;
export function hashLightly(): void {
  isLight = true;
}

/** Hashes at the gateway's own cost, for tests of that cost, until the returned function is called. */
export function hashAtFullCost(): () => void {
  isLight = false;
  return hashLightly;
}
