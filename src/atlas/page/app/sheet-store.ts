import { EMPTY, type Sheet } from './sheet';

/** Whether the browser has a sheet as it is now, is writing it, or refuses to. */
export type Keeping = 'kept' | 'keeping' | 'refused';

/** What a tester has found of one chart as it stands, kept in the browser from day to day. */
export type SheetStore = {
  get(): Sheet;
  subscribe(listener: () => void): () => void;
  set(sheet: Sheet): void;
  keeping(): Keeping;
};

const NAME = 'atlas-sheets';
const stores = new Map<string, SheetStore>();

/** The one store of a key; it begins empty, and tells when what was kept has come. */
export function sheetStore(key: string): SheetStore {
  const store = stores.get(key) ?? make(key);
  stores.set(key, store);
  return store;
}

function make(key: string): SheetStore {
  const listeners = new Set<() => void>();
  let [sheet, isRefused, isTouched, writes] = [EMPTY, false, false, 0];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const refused = () => {
    isRefused = true;
    tell();
  };
  ask<Sheet | undefined>('readonly', (all) => all.get(key)).then((kept) => {
    if (kept && !isTouched) sheet = kept;
    tell();
  }, refused);
  return {
    get: () => sheet,
    keeping: () => (isRefused ? 'refused' : writes > 0 ? 'keeping' : 'kept'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      sheet = next;
      isTouched = true;
      writes += 1;
      tell();
      ask('readwrite', (all) => all.put(next, key)).then(() => {
        writes -= 1;
        tell();
      }, refused);
    },
  };
}

/** Asks the browser's database, which holds pictures too; ends once what was written is there to stay. */
async function ask<T>(mode: IDBTransactionMode, what: (all: IDBObjectStore) => IDBRequest): Promise<T> {
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
