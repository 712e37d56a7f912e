import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Message } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { Confirm } from '../../../../ui/confirm';
import { moment } from '../../../../ui/format';
import { takeFocus } from '../../../../ui/take-focus';
import type { MessagesRef } from './messages.flow';
import './messages.css';

type Props = { messages: MessagesRef; message: Message | undefined };

/** A whole message; it can be deleted (own.messages.read, own.messages.remove). */
export function OpenMessage({ messages, message }: Props) {
  const busy = useSelector(messages, (state) => state.hasTag('busy'));
  const asking = useSelector(messages, (state) => state.matches({ browsing: { message: 'confirmingDeletion' } }));
  return (
    <div className="stack">
      {message ? <Whole message={message} /> : <Elsewhere />}
      <div className="form-actions">
        <Button onClick={() => messages.send({ type: 'message.closed' })} disabled={busy}>
          <Trans id="messages.back">All messages</Trans>
        </Button>
        <Button look="quiet" busy={busy} onClick={() => messages.send({ type: 'removal.requested' })}>
          <Trans id="messages.remove">Delete message</Trans>
        </Button>
      </div>
      {asking && (
        <Confirm
          title={<Trans id="messages.remove.title">Delete this message?</Trans>}
          yes={<Trans id="messages.remove.yes">Delete</Trans>}
          onYes={() => messages.send({ type: 'removal.confirmed' })}
          no={<Trans id="messages.remove.no">Keep</Trans>}
          onNo={() => messages.send({ type: 'removal.cancelled' })}
        >
          <Trans id="messages.remove.text">It cannot be brought back.</Trans>
        </Confirm>
      )}
    </div>
  );
}

function Whole({ message: { title, lines, at } }: { message: Message }) {
  const { i18n } = useLingui();
  return (
    <article className="card message" aria-labelledby="message-title">
      <h4 id="message-title" tabIndex={-1} ref={takeFocus}>
        {title}
      </h4>
      <p className="sm mute">
        <time dateTime={new Date(at).toISOString()}>{moment(at, i18n.locale)}</time>
      </p>
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? undefined : 'mute'}>
          {line}
        </p>
      ))}
    </article>
  );
}

/** New ones have moved it to another page. */
const Elsewhere = () => (
  <p role="status" tabIndex={-1} ref={takeFocus}>
    <Trans id="messages.elsewhere">This message is now on another page of the list.</Trans>
  </p>
);
