import { createCipheriv, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A key of eight characters. */
const pathKey = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * An address as type '3' carries it (s4.customer-service.type-3): base64 of DES (ECB, PKCS#7), and after it the key. It hides nothing from anybody who
 * has it; it is the form that clients know. OpenSSL has single DES no more: three times the same key is the same cipher.
 */
export function sealPath(address: string, key = pathKey()): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
}
