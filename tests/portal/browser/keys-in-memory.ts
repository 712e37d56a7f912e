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
  // Node's own, which its types hold apart from the browser's; jsdom has none.
  const subtle: SubtleCrypto = Reflect.get(webcrypto, 'subtle');
  return { subtle, keys, key: () => kept };
}
