import { SETTINGS } from '../contract';

/** A page to go to, or the pages left out between two. */
type PageSlot = number | 'gap';

const { pageRange, margin } = SETTINGS.pagination;

/**
 * The pages a pager shows: three about the current one (fewer are never shown at the ends), and one at either end
 * (s9.const.pagination-range). A gap that would hide a single page shows it.
 */
export function pageSlots(current: number, total: number): PageSlot[] {
  const first = Math.max(1, Math.min(current - Math.floor(pageRange / 2), total - pageRange + 1));
  const isVisible = (page: number) =>
    page <= margin || page > total - margin || (page >= first && page < first + pageRange);
  return Array.from({ length: total }, (_, index) => index + 1).flatMap((page): PageSlot[] => {
    if (isVisible(page) || (isVisible(page - 1) && isVisible(page + 1))) return [page];
    return isVisible(page - 1) ? ['gap'] : [];
  });
}
