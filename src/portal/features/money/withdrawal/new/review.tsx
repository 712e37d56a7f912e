import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MoveSubmissionRef } from '../../../../../ui/money/move-submission.flow';
import { PaymentStep } from '../../../../../ui/money/payment-step';
import { Note } from '../../../../../ui/note';
import { Section } from '../../../../../ui/page/section';
import { AfterDeadline } from '../after-deadline';
import { Needs } from '../needs';
import { ReviewFacts } from './review-facts';
import './new-withdrawal.css';

/** Preview before it is sent, as it cannot be cancelled then; and the payment password (own.withdrawal.summary). */
export function Review({ submission }: { submission: MoveSubmissionRef }) {
  const { t } = useLingui();
  const { review, terms } = useSelector(submission, (snapshot) => snapshot.context);
  if (review === null || terms?.of !== 'withdrawal') return null;
  const { autoConfirmMinutes: minutes, forcedReceiptRefunds, playerCancels } = terms;
  return (
    <Section title={t({ id: 'withdraw.look', message: 'Check it before it is sent' })}>
      <ReviewFacts review={review} />
      {review.review && review.review.missing.length > 0 && <Needs review={review.review} />}
      <ol className="look-steps sm">
        <li>
          <Trans id="withdraw.look.review">We review it; until then the amount is held in your wallet.</Trans>
        </li>
        <li>
          <Trans id="withdraw.look.paid">We pay it out and tell you by message.</Trans>
        </li>
        <li>
          <Trans id="withdraw.look.word">
            Tell us within <Plural value={minutes} one="# minute" other="# minutes" /> what you received.
          </Trans>{' '}
          <AfterDeadline returns={forcedReceiptRefunds} />
        </li>
      </ol>
      {!playerCancels && (
        <Note tone="gold">
          <Trans id="withdraw.look.noCancel">Once it is sent you cannot cancel it.</Trans>
        </Note>
      )}
      <PaymentStep
        submission={submission}
        label={t({ id: 'withdraw.look.form', message: 'Send the withdrawal' })}
        submit={<Trans id="withdraw.send">Withdraw now</Trans>}
        change={<Trans id="withdraw.change">Change it</Trans>}
      />
    </Section>
  );
}
