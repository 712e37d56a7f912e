import { defaultParseSearch, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';

type Named = Readonly<Record<string, string>>;
type History = Pick<RouterHistory, 'location' | 'push' | 'replace' | 'subscribe' | 'block'>;

/** Address of the page beside its path, for screens whose chart names something in it. */
export function createPageAddress(history: History) {
  const holders = new Set<() => void>();
  const read = (): Named => {
    const parsedSearch: Record<string, unknown> = defaultParseSearch(history.location.search);
    return Object.fromEntries(Object.entries(parsedSearch).map(([key, value]) => [key, String(value)]));
  };
  return {
    path: () => history.location.pathname,
    read,
    /** Names this in the address of the page, as a step of its own or in the place of the last one. */
    name(params: Named, step: boolean) {
      const search = defaultStringifySearch(
        Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')),
      );
      history[step ? 'push' : 'replace'](history.location.pathname + search);
    },
    /** Notifies of changes; returns a function that stops it. */
    watch: (notify: () => void): (() => void) => history.subscribe(notify),
    /**
     * Leaves for another page only where `ask` agrees; while it `isUrgent`, the browser asks before the tab is closed.
     * `release` is called where leaving was agreed to elsewhere. Returns a function that ends the hold.
     */
    hold(ask: () => Promise<boolean>, isUrgent: () => boolean, release: () => void): () => void {
      holders.add(release);
      const unblock = history.block({
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await ask()),
        enableBeforeUnload: isUrgent,
      });
      return () => {
        holders.delete(release);
        unblock();
      };
    },
    /** Returns whether a page would ask before it is left. */
    isHeld: () => holders.size > 0,
    /** Has the page that would ask end by itself: the player has agreed elsewhere. */
    release() {
      for (const release of [...holders]) release();
    },
  };
}
export type PageAddress = ReturnType<typeof createPageAddress>;
