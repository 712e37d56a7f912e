import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import type { ChatRef } from './chat.flow';
import './chat.css';

/** State of the chat's connection (own.chat.resume). */
export function Connection({ chat }: { chat: ChatRef }) {
  const state = useSelector(chat, (snapshot) => snapshot);
  if (state.matches({ open: { line: 'connecting' } }))
    return (
      <p role="status" className="sm mute">
        <Trans id="chat.connecting">Connecting…</Trans>
      </p>
    );
  if (!state.matches({ open: { line: 'lost' } })) return null;
  return (
    <div className="chat-lost">
      <p role="status" className="sm">
        <Trans id="chat.lost">The connection is lost. It is tried again by itself.</Trans>
      </p>
      <Button small onClick={() => chat.send({ type: 'retry.requested' })}>
        <Trans id="security.retry">Try again</Trans>
      </Button>
    </div>
  );
}

/** Result of the last action. */
export function ChatOutcome({ chat }: { chat: ChatRef }) {
  const state = useSelector(chat, (snapshot) => snapshot);
  if (state.matches({ open: { composer: { writing: 'rejected' } } }))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  if (!state.matches({ open: { composer: { writing: 'reported' } } })) return null;
  return (
    <FocusedNote done>
      <Trans id="chat.reported">Thank you. We’ll look at it.</Trans>
    </FocusedNote>
  );
}
