import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Message } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { moment } from '../../../../ui/format';
import type { MessagesRef } from './messages.flow';
import './messages.css';

type Props = { message: Message; read: boolean; onOpen: () => void };

/** A message of the list: its subject and first lines; unread ones are marked. */
export function MessageRow({ message: { title, lines, at }, read, onOpen }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <li>
      <article className={read ? 'card message' : 'card message message-new'}>
        <h4 id={id}>{title}</h4>
        <p className="sm mute message-when">
          {!read && (
            <Badge tone="gold">
              <Trans id="messages.new">New</Trans>
            </Badge>
          )}
          <time dateTime={new Date(at).toISOString()}>{moment(at, i18n.locale)}</time>
        </p>
        <p>{lines[0]}</p>
        <div>
          <Button small onClick={onOpen} aria-describedby={id}>
            <Trans id="messages.open">Read</Trans>
          </Button>
        </div>
      </article>
    </li>
  );
}

/** Button that marks all messages as read; left out if none is unread. */
export function ReadAll({ messages, unread }: { messages: MessagesRef; unread: number }) {
  const state = useSelector(messages, (snapshot) => snapshot);
  const busy = state.matches({ browsing: 'markingAll' });
  if (unread === 0 && !busy) return null;
  return (
    <div className="messages-ways">
      <Button small busy={busy} onClick={() => messages.send({ type: 'readAll.requested' })}>
        <Trans id="messages.readAll">Mark all as read</Trans>
      </Button>
    </div>
  );
}
