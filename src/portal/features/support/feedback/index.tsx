import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '../../../../../machines/support/feedback/feedback.machine';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { FocusedNote } from '../../../../ui/focused-note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { FeedbackForm } from './feedback-form';
import '../../../../ui/styles/centre-page.css';

export { feedbackFlow as flow } from './feedback.flow';

type FeedbackRef = ActorRefFrom<typeof feedbackMachine>;

/** Feedback to the operators (s2.other.feedback-form, `own.feedback.visitor`). */
export function View({ content: feedback, onLeave }: HostedDialog<FeedbackRef>) {
  const state = useSelector(feedback, (snapshot) => snapshot);
  const { feedbackForm, visitorForm } = state.children;
  return (
    <Dialog title={<Trans id="feedback.title">Feedback</Trans>} onClose={onLeave}>
      {(state.matches('identifying') || state.matches('routing')) && <Waiting />}
      {feedbackForm && <FeedbackForm form={feedbackForm} />}
      {visitorForm && <FeedbackForm form={visitorForm} asksReply />}
      {state.matches('sent') && <Sent feedback={feedback} ticket={state.context.ticket ?? ''} />}
      {state.matches('sentByVisitor') && <SentByVisitor feedback={feedback} ticket={state.context.ticket ?? ''} />}
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => feedback.send({ type: 'retry.requested' })} />
      )}
    </Dialog>
  );
}

function Sent({ feedback, ticket }: { feedback: FeedbackRef; ticket: string }) {
  return (
    <div className="stack">
      <FocusedNote done>
        <Trans id="feedback.sent">Thank you. Your ticket is {ticket}. The answer will be in your messages.</Trans>
      </FocusedNote>
      <div className="form-actions">
        <Button look="primary" onClick={() => feedback.send({ type: 'messages.requested' })}>
          <Trans id="feedback.toMessages">To my messages</Trans>
        </Button>
        <Another feedback={feedback} />
      </div>
    </div>
  );
}

const SentByVisitor = ({ feedback, ticket }: { feedback: FeedbackRef; ticket: string }) => (
  <div className="stack">
    <FocusedNote done>
      <Trans id="feedback.visitor.sent">
        Thank you. Your ticket is {ticket}. We will answer at the address that you gave.
      </Trans>
    </FocusedNote>
    <div className="form-actions">
      <Another feedback={feedback} />
    </div>
  </div>
);

const Another = ({ feedback }: { feedback: FeedbackRef }) => (
  <Button look="quiet" onClick={() => feedback.send({ type: 'another.requested' })}>
    <Trans id="feedback.another">Write another</Trans>
  </Button>
);
