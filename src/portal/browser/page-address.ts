import { defaultParseSearch, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';

type Named = Readonly<Record<string, string>>;
type History = Pick<RouterHistory, 'location' | 'push' | 'replace' | 'subscribe' | 'block'>;

/** What the address of the page says beside its path, for screens whose chart names something in it. */
export function createPageAddress(history: History) {
  const read = (): Named => {
    const said: Record<string, unknown> = defaultParseSearch(history.location.search);
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, String(value)]));
  };
  return {
    path: () => history.location.pathname,
    read,
    /** Names this in the address of the page, as a step of its own or in the place of the last one. */
    name(said: Named, step: boolean) {
      const search = defaultStringifySearch(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')));
      history[step ? 'push' : 'replace'](history.location.pathname + search);
    },
    /** Tells that it has changed; gives the way to stop. */
    watch: (tell: () => void): (() => void) => history.subscribe(tell),
    /**
     * Another page is gone to only where `ask` says yes; while it `isUrgent`, closing the tab is asked about too, in the browser's own words.
     * Gives the way to stop.
     */
    hold: (ask: () => Promise<boolean>, isUrgent: () => boolean): (() => void) =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !(await ask()),
        enableBeforeUnload: isUrgent,
      }),
  };
}
export type PageAddress = ReturnType<typeof createPageAddress>;
