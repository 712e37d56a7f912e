import { createCipheriv, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Generates a key of eight characters. */
const pathKey = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Encrypts an address for type '3' (s4.customer-service.type-3): base64 of DES (ECB, PKCS#7), followed by the key. It
 * hides nothing; it is the format that clients expect. OpenSSL no longer has single DES; triple DES with the same key
 * three times is equivalent.
 */
export function sealPath(address: string, key = pathKey()): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
}
