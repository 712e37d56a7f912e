const KEY = 'closedBar';

/** Which line over home was closed in this browser, and until when (epoch ms); storage that refuses forgets it. */
export const createClosedBar = (local: () => Storage, now: () => number) => ({
  keep: (id: string, closedFor: number) => local().setItem(KEY, `${now() + closedFor} ${id}`),
  isClosed(id: string): boolean {
    const [until, closed] = (read(local) ?? '').split(' ');
    return closed === id && Number(until) > now();
  },
});
export type ClosedBar = ReturnType<typeof createClosedBar>;

function read(local: () => Storage): string | null {
  try {
    return local().getItem(KEY);
  } catch {
    return null;
  }
}
