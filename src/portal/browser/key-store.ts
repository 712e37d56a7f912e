const DATABASE = 'maidan';
const STORE = 'keys';
const KEY = 'remember';

/** Store of the key for remembered logins: the browser stores it, and no script can read it. */
export type KeyStore = {
  get(): Promise<CryptoKey | null>;
  put(key: CryptoKey): Promise<void>;
  remove(): Promise<void>;
};

/**
 * The key store in IndexedDB; `databases` is read at each use, because the getter throws where site data is blocked.
 */
export function createKeyStore(databases: () => IDBFactory): KeyStore {
  const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await settled(opening(databases()));
    try {
      return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };
  return {
    get: async () => {
      const storedKey = await run<unknown>('readonly', (store) => store.get(KEY));
      return storedKey instanceof CryptoKey ? storedKey : null;
    },
    put: async (key) => void (await run('readwrite', (store) => store.put(key, KEY))),
    remove: async () => void (await run('readwrite', (store) => store.delete(KEY))),
  };
}

function opening(databases: IDBFactory) {
  const request = databases.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
