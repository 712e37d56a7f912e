import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Message, MessagePage } from '../../../contract';
import { ListPager } from '../../parts/list/list-pager';
import { ListView } from '../../parts/list/list-view';
import type { ListRef } from '../../parts/list/refs';
import type { HostedPage } from '../../parts/portal/hosted';
import { Empty } from '../../ui/empty';
import { moment } from '../../ui/format';
import './messages.css';

/** What the player was told of the own account: money and safety (s2.member-centre.messages, own.alert.told). */
export function MessageList({ content: list }: HostedPage<ListRef<MessagePage>>) {
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 className="page-title" ref={top}>
        <Trans id="messages.title">Platform information</Trans>
      </h3>
      <ListView list={list} empty={<None />}>
        {(page) => (
          <>
            <ul className="messages">
              {page.list.map((message) => (
                <li key={message.id}>
                  <Entry message={message} />
                </li>
              ))}
            </ul>
            <ListPager list={list} page={page} top={top} />
          </>
        )}
      </ListView>
    </>
  );
}

function Entry({ message: { title, lines, at } }: { message: Message }) {
  const { i18n } = useLingui();
  return (
    <article className="card message">
      <h4>{title}</h4>
      <p className="sm mute">
        <time dateTime={new Date(at).toISOString()}>{moment(at, i18n.locale)}</time>
      </p>
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? undefined : 'sm mute'}>
          {line}
        </p>
      ))}
    </article>
  );
}

const None = () => (
  <Empty title={<Trans id="messages.none">No messages yet</Trans>}>
    <p role="status">
      <Trans id="messages.none.text">Changes to your account and its balance will be listed here.</Trans>
    </p>
  </Empty>
);
