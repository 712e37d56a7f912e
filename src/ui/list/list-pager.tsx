import type { RefObject } from 'react';
import { Pager } from '../pager';
import type { ListRef } from './list.flow';

type Props<P> = {
  list: ListRef<P>;
  page: { pageNum: number; totalPages: number };
  /** Top of a list that is longer than the screen; a page change scrolls it into view. */
  top?: RefObject<HTMLElement | null>;
};

/** Pager of a list, if the list has several pages. */
export function ListPager<P>({ list, page: { pageNum, totalPages }, top }: Props<P>) {
  if (totalPages <= 1) return null;
  const turn = (pageNo: number) => {
    list.send({ type: 'page.selected', pageNo });
    top?.current?.scrollIntoView?.();
  };
  return <Pager page={pageNum} pages={totalPages} onPage={turn} />;
}
