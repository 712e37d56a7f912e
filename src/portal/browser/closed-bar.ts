import { browserStorage } from '../../ui/browser/guarded-storage';

const KEY = 'closedBar';

/** Which line over home was closed in this browser, and until when (epoch ms). */
export const createClosedBar = (now: () => number) => ({
  keep: (id: string, closedFor: number) => browserStorage.setItem(KEY, `${now() + closedFor} ${id}`),
  isClosed(id: string): boolean {
    const [until, closed] = (browserStorage.getItem(KEY) ?? '').split(' ');
    return closed === id && Number(until) > now();
  },
});
export type ClosedBar = ReturnType<typeof createClosedBar>;
