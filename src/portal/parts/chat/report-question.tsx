import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { VisibleChatLine } from '../../../../machines/support/chat/chat.machine';
import { Button } from '../../../ui/button';
import { takeFocus } from '../../../ui/take-focus';
import type { ChatRef } from './chat.flow';
import '../../../ui/styles/dialog.css';
import './chat.css';

/** Is it to be reported? In the place of the line to write, so that the text stays in sight (own.chat.report). */
export function ReportQuestion({ chat, line }: { chat: ChatRef; line: VisibleChatLine | undefined }) {
  const { t } = useLingui();
  const busy = useSelector(chat, (state) => state.hasTag('busy'));
  return (
    <section
      className="chat-question"
      aria-label={t({ id: 'chat.report.title', message: 'Report this text?' })}
      tabIndex={-1}
      ref={takeFocus}
    >
      <h3>
        <Trans id="chat.report.title">Report this text?</Trans>
      </h3>
      {line?.kind === 'said' && <blockquote dir="auto">{line.text}</blockquote>}
      <p className="sm mute">
        <Trans id="chat.report.text">We look at it, and who wrote it isn’t told who reported it.</Trans>
      </p>
      <div className="answers">
        <Button disabled={busy} onClick={() => chat.send({ type: 'report.cancelled' })}>
          <Trans id="chat.report.no">Cancel</Trans>
        </Button>
        <Button look="primary" busy={busy} onClick={() => chat.send({ type: 'report.confirmed' })}>
          <Trans id="chat.report.yes">Report text</Trans>
        </Button>
      </div>
    </section>
  );
}
