import { Pager } from '../../ui/pager';
import type { ListRef } from './refs';

type Props<P> = { list: ListRef<P>; page: { pageNum: number; totalPages: number } };

/** The way to the other pages of a list, where there are any. */
export const ListPager = <P,>({ list, page: { pageNum, totalPages } }: Props<P>) =>
  totalPages > 1 && <Pager page={pageNum} pages={totalPages} onPage={(pageNo) => list.send({ type: 'page.chosen', pageNo })} />;
