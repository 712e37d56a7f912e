import { webcrypto } from 'node:crypto';
import type { KeyStore } from '../../../src/portal/browser/key-store';

/** What a secure page has, with a store of keys that is as good as the browser's for a test; `lose` is what clearing site data does. */
export function keysInMemory() {
  let kept: CryptoKey | null = null;
  const keys: KeyStore = {
    get: async () => kept,
    put: async (key) => {
      kept = key;
    },
    remove: async () => {
      kept = null;
    },
  };
  return { subtle: subtle(), keys, key: () => kept };
}

const isSubtle = (value: unknown): value is SubtleCrypto =>
  typeof value === 'object' && value !== null && 'encrypt' in value;

/** Node's own: jsdom has none, and the types hold the two apart. */
function subtle(): SubtleCrypto {
  const own: unknown = webcrypto.subtle;
  if (!isSubtle(own)) throw new Error('Node has no WebCrypto');
  return own;
}
