import type { GuardedStorage } from '../../ui/browser/guarded-storage';

const MARK = 'mark';
const ENDED = 'sessionEnded';
const AWAKE = 'sessionAwake';
const MOVED = 'moneyMoved';

type Listener = { onEnded?(): void; onAwake?(at: number): void; onMoved?(): void };

/**
 * Coordinates tabs that share a session through local storage. A duplicated tab copies the session storage, and with it
 * a random mark by which the tabs recognise each other (own.session.tabs). The token is never in local storage.
 */
export function createSharedSession(
  session: GuardedStorage,
  local: GuardedStorage,
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
) {
  const mark = () => {
    const storedMark = session.getItem(MARK);
    if (storedMark) return storedMark;
    const made = [...crypto.getRandomValues(new Uint32Array(4))].join('-');
    session.setItem(MARK, made);
    return made;
  };
  /** Notifies other tabs by a storage event; the entry itself is removed immediately. */
  const notify = (key: string, value: string) => {
    local.setItem(key, value);
    local.removeItem(key);
  };
  return {
    /** Called at the end of a session, before its storage is cleared. */
    end: () => {
      if (session.getItem(MARK)) notify(ENDED, mark());
    },
    /** Called when a request has extended the session; `at`: server time, ms. */
    awake: (at: number) => notify(AWAKE, `${mark()} ${at}`),
    /** Name that the tabs of the session share, and no others. */
    name: mark,
    /** Called when this tab has moved money. */
    moved: () => notify(MOVED, mark()),
    /** Returns a function that stops listening. */
    listen({ onEnded, onAwake, onMoved }: Listener): () => void {
      const own = mark();
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === ENDED && newValue === own) onEnded?.();
        if (key === MOVED && newValue === own) onMoved?.();
        if (key === AWAKE && newValue?.startsWith(`${own} `)) onAwake?.(Number(newValue.slice(own.length + 1)));
      };
      // A page in the back-forward cache may have missed messages.
      const wake = ({ persisted }: PageTransitionEvent) => persisted && session.getItem(MARK) !== own && onEnded?.();
      view.addEventListener('storage', hear);
      view.addEventListener('pageshow', wake);
      return () => {
        view.removeEventListener('storage', hear);
        view.removeEventListener('pageshow', wake);
      };
    },
  };
}
export type SharedSession = ReturnType<typeof createSharedSession>;
