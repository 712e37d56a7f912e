import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import type { Notice } from '../../../../contract';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { NoticeEntry } from './notice-entry';
import './notice.css';

export { noticesFlow as flow } from './notices.flow';

type NoticeList = { list: Notice[]; pageNum: number; totalPages: number; total: number };

/** The notification list, page by page (s2.route.notice-page). */
export function View({ content: list, failed, onRetry }: HostedScreen<ListRef<NoticeList>>) {
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page notice-page">
      <h1 ref={top}>
        <Trans id="notice.title">Notices</Trans>
      </h1>
      {list ? <Notices list={list} top={top} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
    </div>
  );
}

const Notices = ({ list, top }: { list: ListRef<NoticeList>; top: RefObject<HTMLElement | null> }) => (
  <ListView list={list} empty={<None />}>
    {(page) => (
      <>
        <ul className="notices">
          {page.list.map((notice) => (
            <li key={notice.id}>
              <NoticeEntry notice={notice} />
            </li>
          ))}
        </ul>
        <ListPager list={list} page={page} top={top} />
      </>
    )}
  </ListView>
);

const None = () => (
  <Empty art="drum" title={<Trans id="notice.none">No notices</Trans>}>
    <p role="status">
      <Trans id="notice.none.text">What is new on Maidan will appear here.</Trans>
    </p>
    <Link className={buttonClass()} to="/">
      <Trans id="notice.home">Back to home</Trans>
    </Link>
  </Empty>
);
