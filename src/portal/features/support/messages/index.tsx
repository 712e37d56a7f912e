import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Empty } from '../../../../ui/empty';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import { MessageRow, ReadAll } from './message-row';
import type { MessagesRef } from './messages.flow';
import { OpenMessage } from './open-message';
import './messages.css';

export { messagesFlow as flow } from './messages.flow';

/** Messages about the account, and those to many players (s2.member-centre.messages, own.alert.sent). */
export function View({ content: messages }: HostedPage<MessagesRef>) {
  const top = useRef<HTMLHeadingElement>(null);
  const state = useSelector(messages, (snapshot) => snapshot);
  const { list } = state.children;
  const { selected, opened, failure } = state.context;
  return (
    <>
      <h3 className="page-title" ref={top}>
        <Trans id="messages.title">Platform information</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => messages.send({ type: 'retry.requested' })} />
      )}
      <Outcome messages={messages} />
      {list && (
        <ListView list={list} empty={<None />}>
          {(page) =>
            state.hasTag('open') || state.matches({ browsing: { message: 'removing' } }) ? (
              <OpenMessage messages={messages} message={page.list.find(({ id }) => id === selected)} />
            ) : (
              <>
                <ReadAll messages={messages} unread={page.unread} />
                <ul className="messages">
                  {page.list.map((message) => (
                    <MessageRow
                      key={message.id}
                      message={message}
                      read={message.read || opened.includes(message.id)}
                      onOpen={() => messages.send({ type: 'message.opened', id: message.id })}
                    />
                  ))}
                </ul>
                <ListPager list={list} page={page} top={top} />
              </>
            )
          }
        </ListView>
      )}
    </>
  );
}

/** Result of the last action. */
function Outcome({ messages }: { messages: MessagesRef }) {
  const state = useSelector(messages, (snapshot) => snapshot);
  if (state.matches({ browsing: { listing: 'rejected' } }))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  if (state.matches({ browsing: { listing: 'allRead' } }))
    return (
      <FocusedNote done>
        <Trans id="messages.allRead">All messages are marked as read.</Trans>
      </FocusedNote>
    );
  if (state.matches({ browsing: { listing: 'removed' } }))
    return (
      <FocusedNote done>
        <Trans id="messages.removed">The message is deleted.</Trans>
      </FocusedNote>
    );
  return null;
}

const None = () => (
  <Empty title={<Trans id="messages.none">No messages yet</Trans>}>
    <p role="status">
      <Trans id="messages.none.text">Changes to your account and its balance will be listed here.</Trans>
    </p>
  </Empty>
);
