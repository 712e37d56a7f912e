import { createCookies, REMEMBERED } from '../../ui/browser/cookies';
import { loadScript } from '../../ui/browser/load-script';
import type { Memory } from './remember';

/**
 * Storage of a remembered login in this browser; passwords only in a secure context. The code that seals and opens them
 * loads when something is or was remembered.
 */
export function memoryOf(page: Window & typeof globalThis): Memory {
  const { document, location, crypto, isSecureContext } = page;
  const cookies = createCookies(document, location.protocol === 'https:');
  const memory = async () => {
    const { createKeyStore, createMemory } = await loadScript(() => import('./remember'));
    return createMemory({
      cookies,
      safe: isSecureContext ? { subtle: crypto.subtle, keys: createKeyStore(() => page.indexedDB) } : null,
      random: (bytes) => crypto.getRandomValues(bytes),
    });
  };
  const isMemoryEmpty = () => cookies.read(REMEMBERED) === null;
  return {
    namesOnly: !isSecureContext,
    forget: async () => (isMemoryEmpty() ? undefined : (await memory()).forget()),
    recall: async () => (isMemoryEmpty() ? null : (await memory()).recall()),
    keepName: async (username, password) => (await memory()).keepName(username, password),
    keepMobile: async (mobile) => (await memory()).keepMobile(mobile),
  };
}
