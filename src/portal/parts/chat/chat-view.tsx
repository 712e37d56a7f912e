import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { SETTINGS } from '../../../contract';
import { LoadAgain } from '../../../ui/page/load-again';
import type { ChatRef } from './chat.flow';
import { ChatOutcome, Connection } from './chat-notes';
import { Composer } from './composer';
import { Line } from './line';
import { ReportQuestion } from './report-question';
import './chat.css';

type Props = {
  chat: ChatRef;
  /** Notes for writers. */
  about: ReactNode;
  /** Empty state. */
  empty: ReactNode;
  /** True if texts of others can be reported. */
  reports?: boolean;
  /** True if new texts are read out: not in a room of many. */
  aloud?: boolean;
};

/**
 * The conversation, and a line to write (s2.modal.chat-room, own.chat.room). Its header has the brand's colour
 * (s1.brand.values).
 */
export function ChatView({ chat, about, empty, reports, aloud }: Props) {
  const { t } = useLingui();
  const state = useSelector(chat, (snapshot) => snapshot);
  const { shown, about: selectedLineId } = state.context;
  if (state.matches('excluded'))
    return <LoadAgain failure={state.context.failure} onRetry={() => chat.send({ type: 'retry.requested' })} />;
  const asking =
    state.matches({ open: { composer: 'confirmingReport' } }) || state.matches({ open: { composer: 'reporting' } });
  return (
    <div className="chat">
      <p className="chat-head sm" style={{ backgroundColor: SETTINGS.brand.chatHeaderColour }}>
        {about}
      </p>
      <div
        className="chat-log"
        role="log"
        aria-live={aloud ? 'polite' : 'off'}
        aria-label={t({ id: 'chat.log', message: 'What was said' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <ol>
          {shown.map((line) => (
            <Line
              key={line.id}
              line={line}
              onReport={reports ? () => chat.send({ type: 'report.requested', id: line.id }) : undefined}
            />
          ))}
        </ol>
        {shown.length === 0 && state.matches({ open: { line: 'live' } }) && <p className="mute chat-none">{empty}</p>}
      </div>
      <Connection chat={chat} />
      <ChatOutcome chat={chat} />
      {asking && <ReportQuestion chat={chat} line={shown.find(({ id }) => id === selectedLineId)} />}
      <Composer chat={chat} hidden={asking} />
    </div>
  );
}
