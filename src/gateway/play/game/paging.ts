import type { GameListRequest } from './list';

type Paged = Pick<GameListRequest, 'pageNo' | 'pageSize' | 'firstPageSize'>;

/** Returns the range of a page; the first page may differ in size (s4.drop-menu.paging). */
export const stretchOf = ({
  pageNo,
  pageSize,
  firstPageSize: first = pageSize,
}: Paged): { from: number; size: number } =>
  pageNo === 1 ? { from: 0, size: first } : { from: first + (pageNo - 2) * pageSize, size: pageSize };

/** Returns the number of pages. */
export function pagesOf(total: number, { pageSize, firstPageSize: first = pageSize }: Omit<Paged, 'pageNo'>): number {
  if (total === 0) return 0;
  return 1 + Math.ceil(Math.max(0, total - first) / pageSize);
}
