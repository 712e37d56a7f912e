import type { ListFilter } from '../../../machines/platform/list/list.machine';
import type { PageQuery } from './list.flow';

/** A stretch of a list that is read on from its last entry: what the next begins after, null where there is none. */
type Stretch = { next: string | null };
type ReadOn<P extends Stretch> = (filter: ListFilter, after: string | undefined, signal: AbortSignal) => Promise<P>;

/**
 * Reads such a list page by page: where a page begins is known from the one before. There are as many pages as have been seen, and one more where there is
 * more.
 */
export function keysetPages<P extends Stretch>(readOn: ReadOn<P>) {
  const starts = new Map<string, string>();
  const keyOf = (filter: ListFilter, page: number) => JSON.stringify([filter, page]);
  return async (
    filter: ListFilter,
    { pageNo }: PageQuery,
    signal: AbortSignal,
  ): Promise<P & { pageNum: number; totalPages: number }> => {
    let at = pageNo;
    while (at > 1 && !starts.has(keyOf(filter, at))) at -= 1;
    for (; ; at += 1) {
      const page = await readOn(filter, starts.get(keyOf(filter, at)), signal);
      if (page.next === null) return { ...page, pageNum: at, totalPages: at };
      starts.set(keyOf(filter, at + 1), page.next);
      if (at === pageNo) return { ...page, pageNum: at, totalPages: at + 1 };
    }
  };
}
