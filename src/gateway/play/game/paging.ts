import type { Asked } from './list';

type Paged = Pick<Asked, 'pageNo' | 'pageSize' | 'firstPageSize'>;

/** Which stretch of a list a page is, where the first may have another size (s4.drop-menu.paging). */
export const stretchOf = ({
  pageNo,
  pageSize,
  firstPageSize: first = pageSize,
}: Paged): { from: number; size: number } =>
  pageNo === 1 ? { from: 0, size: first } : { from: first + (pageNo - 2) * pageSize, size: pageSize };

/** Number of pages. */
export function pagesOf(total: number, { pageSize, firstPageSize: first = pageSize }: Omit<Paged, 'pageNo'>): number {
  if (total === 0) return 0;
  return 1 + Math.ceil(Math.max(0, total - first) / pageSize);
}
