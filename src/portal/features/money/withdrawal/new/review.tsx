import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Review as Reviewed } from '../../../../../../machines/money/money-move/money-move.types';
import type { MoneyMoveRef } from '../../../../../ui/money/money-move.flow';
import { PaymentStep } from '../../../../../ui/money/payment-step';
import { Note } from '../../../../../ui/note';
import { Section } from '../../../../../ui/page/section';
import { AfterDeadline } from '../after-deadline';
import { Needs } from '../needs';
import type { WithdrawalTerms } from '../withdrawal.flow';
import { ReviewFacts } from './review-facts';
import './new-withdrawal.css';

type Props = { move: MoneyMoveRef; review: Reviewed; terms: WithdrawalTerms };

/** Preview before it is sent, as it cannot be cancelled then; and the payment password (own.withdrawal.summary). */
export function Review({
  move,
  review,
  terms: { autoConfirmMinutes: minutes, forcedReceiptRefunds, playerCancels },
}: Props) {
  const { t } = useLingui();
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
        move={move}
        label={t({ id: 'withdraw.look.form', message: 'Send the withdrawal' })}
        submit={<Trans id="withdraw.send">Withdraw now</Trans>}
        change={<Trans id="withdraw.change">Change it</Trans>}
      />
    </Section>
  );
}
