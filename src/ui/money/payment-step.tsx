import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { ChartForm } from '../form/chart-form';
import { PaymentPasswordField } from '../form/fields';
import { problemWords } from '../form/problem-words';
import { useVault } from '../vault-context';
import { editPayment, type MoveSubmissionRef, submitPayment } from './move-submission.flow';

type Props = { submission: MoveSubmissionRef; label: string; submit: ReactNode; change: ReactNode };

/** Asks for the payment password that sends a reviewed move; or back to change it (own.payment-password.required). */
export function PaymentStep({ submission, label, submit, change }: Props) {
  const vault = useVault();
  const state = useSelector(submission, (snapshot) => snapshot);
  const { problems, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <ChartForm
      label={label}
      problems={problems}
      words={problemWords}
      failure={failure}
      onSend={(data) => submitPayment(submission, vault, data)}
      onEdit={(data) => editPayment(submission, data)}
    >
      {(field) => (
        <>
          <PaymentPasswordField field={field} />
          <div className="form-actions">
            <Button type="submit" look="primary" busy={busy}>
              {submit}
            </Button>
            <Button look="quiet" busy={busy} onClick={() => submission.send({ type: 'review.cancelled' })}>
              {change}
            </Button>
          </div>
        </>
      )}
    </ChartForm>
  );
}
