type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
export type GuardedStorage = Area & {
  /** Returns whether a key lives in memory only, and is lost with the page. */
  isUnstored(key: string): boolean;
};

/**
 * Storage that never throws: where the browser blocks it, or it is full, memory takes its place key by key
 * (own.storage.blocked). `open` is called at each use, because the mere getter throws where site data is blocked.
 */
export function guardStorage(open: () => Area): GuardedStorage {
  const memory = new Map<string, string | null>();
  const keepInMemory = (key: string, value: string | null, write: (area: Area) => void) => {
    try {
      write(open());
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  return {
    getItem(key) {
      const value = memory.get(key);
      if (value !== undefined) return value;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => keepInMemory(key, value, (area) => area.setItem(key, value)),
    removeItem: (key) => keepInMemory(key, null, (area) => area.removeItem(key)),
    clear() {
      memory.clear();
      try {
        open().clear();
      } catch {
        // Nothing was stored that could be cleared.
      }
    },
    isUnstored: (key) => typeof memory.get(key) === 'string',
  };
}

/** Lives as long as the tab, across reloads. */
export const tabStorage = guardStorage(() => sessionStorage);
/** Shared by all tabs of this browser, and outlives them. */
export const browserStorage = guardStorage(() => localStorage);

/** Name prefix that binds a cookie to this host; browsers accept it over TLS only. */
export const HOST_PREFIX = '__Host-';

/** Writes a cookie; a page whose cookies are blocked continues without it. */
export function writeCookie(doc: Document, cookie: string): void {
  try {
    // biome would have the Cookie Store API, which Firefox 115 and Safari 16.4 do not know.
    Reflect.set(doc, 'cookie', cookie);
  } catch {
    // Nothing depends on a cookie.
  }
}

/** All cookies of the page; '' where they are blocked. */
export function readCookies(doc: Document): string {
  try {
    return doc.cookie;
  } catch {
    return '';
  }
}
