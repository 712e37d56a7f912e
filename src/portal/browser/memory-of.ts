import { createCookies } from './cookies';
import { createKeyStore } from './key-store';
import { createMemory } from './remember';

/** What a log-in is remembered by in this browser; passwords only where the page is a secure context. */
export function memoryOf({ document, location, crypto, indexedDB, isSecureContext }: Window & typeof globalThis) {
  return createMemory({
    cookies: createCookies(document, location.protocol === 'https:'),
    safe: isSecureContext ? { subtle: crypto.subtle, keys: createKeyStore(indexedDB) } : null,
    random: (bytes) => crypto.getRandomValues(bytes),
  });
}
