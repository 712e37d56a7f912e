import type { GuardedStorage } from '../../ui/browser/guarded-storage';

const QUERY = 'loginAsked';
const HERE = 'loginHere';
const OVER = 'loginOver';
/** Ms in which a tab in the background answers. */
const ANSWERED = 1_000;

/**
 * Returns whether a member is logged in in another tab of this browser, which has a session of its own: tabs ask one
 * another through local storage (own.session.elsewhere). Not who it is, and no part of the session; nothing stays, so
 * that a tab that ends without a word leaves no trace.
 */
export function createLogins(local: GuardedStorage, doc: Document) {
  const view = doc.defaultView ?? window;
  /** Other tabs hear of it as it is written. */
  const broadcast = (key: string) => {
    local.setItem(key, 'yes');
    local.removeItem(key);
  };
  const hears = (key: string, { key: writtenKey, newValue }: StorageEvent) => writtenKey === key && newValue !== null;
  return {
    /**
     * Announces itself to tabs that ask, and immediately; returns a function that withdraws it, as leaving the page
     * does.
     */
    show(): () => void {
      const here = () => broadcast(HERE);
      const over = () => broadcast(OVER);
      const answer = (event: StorageEvent) => hears(QUERY, event) && here();
      // A page that is gone back to goes on where it was.
      const back = ({ persisted }: PageTransitionEvent) => persisted && here();
      view.addEventListener('storage', answer);
      view.addEventListener('pagehide', over);
      view.addEventListener('pageshow', back);
      here();
      return () => {
        view.removeEventListener('storage', answer);
        view.removeEventListener('pagehide', over);
        view.removeEventListener('pageshow', back);
        over();
      };
    },
    /**
     * Notifies when a login is seen, and when there is none any more. Asks immediately, when one ends, and when the tab
     * is visible again.
     */
    watch(notify: (isLoggedIn: boolean) => void): () => void {
      let isLoggedIn = false;
      let wait: ReturnType<typeof setTimeout> | undefined;
      const see = (now: boolean) => {
        clearTimeout(wait);
        if (now !== isLoggedIn) notify(now);
        isLoggedIn = now;
      };
      const request = () => {
        clearTimeout(wait);
        wait = setTimeout(() => see(false), ANSWERED);
        broadcast(QUERY);
      };
      const hear = (event: StorageEvent) => {
        if (hears(HERE, event)) see(true);
        if (hears(OVER, event)) request();
      };
      const check = () => doc.visibilityState === 'visible' && request();
      view.addEventListener('storage', hear);
      doc.addEventListener('visibilitychange', check);
      request();
      return () => {
        clearTimeout(wait);
        view.removeEventListener('storage', hear);
        doc.removeEventListener('visibilitychange', check);
      };
    },
  };
}
