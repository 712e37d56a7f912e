import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { VisibleChatLine } from '../../../../machines/support/chat/chat.machine';
import type { ChatEntry } from '../../../contract';
import { Button } from '../../../ui/button';
import { moment } from '../../../ui/format';
import './chat.css';

type Props = { line: VisibleChatLine; onReport: (() => void) | undefined };

/** A text with its author and time; plain text only (asvs 3.2.1). */
export function Line({ line, onReport }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  if (line.kind === 'closed')
    return (
      <li className="chat-closed sm mute">
        <Trans id="chat.closed">Customer service has ended this conversation. Write again to begin another.</Trans>
      </li>
    );
  const { by, text, at } = line;
  return (
    <li className={by === 'me' ? 'chat-line chat-mine' : 'chat-line'}>
      <p className="xs mute">
        <b>{nameOf(line)}</b> <time dateTime={new Date(at).toISOString()}>{moment(at, i18n.locale)}</time>
      </p>
      <p id={id} dir="auto">
        {text}
      </p>
      {by === 'player' && onReport && (
        <Button small look="quiet" onClick={onReport} aria-describedby={id}>
          <Trans id="chat.report">Report</Trans>
        </Button>
      )}
    </li>
  );
}

function nameOf({ by, name }: ChatEntry) {
  if (by === 'me') return <Trans id="chat.me">You</Trans>;
  return by === 'support' ? <Trans id="chat.support">Customer service</Trans> : name;
}
