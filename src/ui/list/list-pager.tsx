import type { RefObject } from 'react';
import { Pager } from '../pager';
import type { ListRef } from './list.flow';

type Props<P> = {
  list: ListRef<P>;
  page: { pageNum: number; totalPages: number };
  /** What begins a list that is longer than the screen: it comes into view with another page. */
  top?: RefObject<HTMLElement | null>;
};

/** The way to the other pages of a list, where there are any. */
export function ListPager<P>({ list, page: { pageNum, totalPages }, top }: Props<P>) {
  if (totalPages <= 1) return null;
  const turn = (pageNo: number) => {
    list.send({ type: 'page.chosen', pageNo });
    top?.current?.scrollIntoView?.();
  };
  return <Pager page={pageNum} pages={totalPages} onPage={turn} />;
}
