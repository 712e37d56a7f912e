import type { ListFilter } from '../../../machines/platform/list/list.machine';
import type { PageQuery } from './list.flow';

/** Part of a list with keyset pagination: `next` is the cursor of the following part, null at the end. */
type Stretch = { next: string | null };
type ReadOn<P extends Stretch> = (filter: ListFilter, after: string | undefined, signal: AbortSignal) => Promise<P>;

/**
 * Reads a keyset-paginated list by page number. The start of a page is known only from the page before it, so the total
 * counts the pages up to this one, plus one if more follow.
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
