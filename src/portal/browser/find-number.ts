import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Work } from '../../contract';

/**
 * Finds the number whose hash with the salt equals the challenge; null if there is none. The salt is hashed only once.
 */
export function findNumber({ salt, challenge, maxnumber }: Work): number | null {
  const salted = sha256.create().update(utf8ToBytes(salt));
  const targetHash = hexToBytes(challenge);
  for (let number = 0; number <= maxnumber; number++) {
    const hash = salted
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest();
    if (hash.every((byte, i) => byte === targetHash[i])) return number;
  }
  return null;
}
