import { EMPTY, type Sheet } from './sheet';

/** What a tester has found of one chart as it stands, kept in the browser from day to day. */
export type SheetStore = {
  get(): Sheet;
  subscribe(listener: () => void): () => void;
  set(sheet: Sheet): void;
  /** Whether the browser keeps it; it may refuse to. */
  isKept(): boolean;
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
  let [sheet, isKept, isTouched] = [EMPTY, true, false];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const refused = () => {
    isKept = false;
    tell();
  };
  ask<Sheet | undefined>('readonly', (all) => all.get(key)).then((kept) => {
    if (kept && !isTouched) sheet = kept;
    tell();
  }, refused);
  return {
    get: () => sheet,
    isKept: () => isKept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      sheet = next;
      isTouched = true;
      ask('readwrite', (all) => all.put(next, key)).catch(refused);
      tell();
    },
  };
}

/** Asks the browser's database, which holds pictures too. */
async function ask<T>(mode: IDBTransactionMode, what: (all: IDBObjectStore) => IDBRequest): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  const base = await answerOf<IDBDatabase>(opening);
  try {
    return await answerOf<T>(what(base.transaction(NAME, mode).objectStore(NAME)));
  } finally {
    base.close();
  }
}

const answerOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
