/** State of a write to browser storage: done, pending or rejected. */
type Keeping = 'kept' | 'keeping' | 'refused';

/** Data that a person has entered, stored in the browser across sessions. */
export type Store<T> = {
  get(): T;
  subscribe(listener: () => void): () => void;
  set(next: T): void;
  keeping(): Keeping;
};

const NAME = 'atlas-sheets';

/**
 * Returns a factory of stores, one per key, each starting with `empty`; a store notifies when saved data has loaded.
 */
export function storesOf<T>(empty: T): (key: string) => Store<T> {
  const stores = new Map<string, Store<T>>();
  return (key) => {
    const store = stores.get(key) ?? make(key, empty);
    stores.set(key, store);
    return store;
  };
}

function make<T>(key: string, empty: T): Store<T> {
  const listeners = new Set<() => void>();
  let now = empty;
  let isRejected = false;
  let isTouched = false;
  let writes = 0;
  const report = () => {
    for (const listener of listeners) listener();
  };
  const markRejected = () => {
    isRejected = true;
    report();
  };
  runRequest<T | undefined>('readonly', (all) => all.get(key)).then((loaded) => {
    if (loaded && !isTouched) now = loaded;
    report();
  }, markRejected);
  return {
    get: () => now,
    keeping: () => (isRejected ? 'refused' : writes > 0 ? 'keeping' : 'kept'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      now = next;
      isTouched = true;
      writes += 1;
      report();
      runRequest('readwrite', (all) => all.put(next, key)).then(() => {
        writes -= 1;
        report();
      }, markRejected);
    },
  };
}

/** Runs a request on IndexedDB, which can store pictures; resolves once a write is durable. */
async function runRequest<T>(mode: IDBTransactionMode, what: (all: IDBObjectStore) => IDBRequest): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  const base = await answerOf<IDBDatabase>(opening);
  try {
    const transaction = base.transaction(NAME, mode);
    const [answer] = await Promise.all([answerOf<T>(what(transaction.objectStore(NAME))), ended(transaction)]);
    return answer;
  } finally {
    base.close();
  }
}

const answerOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
