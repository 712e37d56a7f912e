import { webcrypto } from 'node:crypto';
import type { KeyStore } from '../../../src/portal/browser/key-store';

/** A secure context with a key store in memory; `lose` acts like clearing site data. */
export function keysInMemory() {
  let storedKey: CryptoKey | null = null;
  const keys: KeyStore = {
    get: async () => storedKey,
    put: async (key) => {
      storedKey = key;
    },
    remove: async () => {
      storedKey = null;
    },
  };
  return { subtle: subtle(), keys, key: () => storedKey };
}

const isSubtle = (value: unknown): value is SubtleCrypto =>
  typeof value === 'object' && value !== null && 'encrypt' in value;

/** Node's implementation, which jsdom lacks and whose types differ. */
function subtle(): SubtleCrypto {
  const own: unknown = webcrypto.subtle;
  if (!isSubtle(own)) throw new Error('Node has no WebCrypto');
  return own;
}
