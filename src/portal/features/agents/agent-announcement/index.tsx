import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Notice } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { Empty } from '../../../../ui/empty';
import { dayOfYear } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { NoticeHtml } from '../../../parts/html/notice-html';
import type { HostedPage } from '../../../parts/portal/hosted';

export { agentAnnouncementFlow as flow } from './agent-announcement.flow';

type Announcements = { list: Notice[]; pageNum: number; totalPages: number; total: number };

/** Announcements to agents, newest first (s2.agent-centre.announcement). */
export function View({ content: list }: HostedPage<ListRef<Announcements>>) {
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={top} className="page-title">
        <Trans id="agentNews.title">Announcements</Trans>
      </h3>
      <ListView list={list} empty={<None />}>
        {(page) => (
          <>
            {page.list.map((notice) => (
              <Announcement key={notice.id} notice={notice} />
            ))}
            <ListPager list={list} page={page} top={top} />
          </>
        )}
      </ListView>
    </>
  );
}

function Announcement({ notice: { id, type, title, content, date } }: { notice: Notice }) {
  const { i18n } = useLingui();
  return (
    <article className="card stack" aria-labelledby={`announcement-${id}`}>
      <h4 id={`announcement-${id}`}>{title}</h4>
      <p className="row sm mute">
        <time dateTime={date}>{dayOfYear(date, i18n.locale)}</time>
        {type === 'H' && (
          <Badge tone="gold">
            <Trans id="agentNews.important">Important</Trans>
          </Badge>
        )}
      </p>
      <NoticeHtml html={content} />
    </article>
  );
}

const None = () => (
  <Empty art="drum" title={<Trans id="agentNews.none">No announcements</Trans>}>
    <p role="status">
      <Trans id="agentNews.none.text">What concerns agents will appear here.</Trans>
    </p>
  </Empty>
);
