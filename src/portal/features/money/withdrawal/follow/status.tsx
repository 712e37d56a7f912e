import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Withdrawal } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { Note } from '../../../../../ui/note';
import { takeLostFocus } from '../../../../../ui/take-focus';
import { hasEnded } from '../has-ended';
import { Needs, ReviewedBy } from '../needs';
import { stateWords } from '../state-words';
import type { ConfirmationRef } from '../withdrawal-confirmation.flow';
import { WithdrawalReceipt } from './withdrawal-receipt';
import './follow.css';

type Props = { confirmation: ConfirmationRef; withdrawal: Withdrawal };

/**
 * The status, with an operator's reason; an ended withdrawal has a receipt, a late arrival can be confirmed, and it can
 * be cancelled if allowed.
 */
export function Status({ confirmation, withdrawal }: Props) {
  const { t } = useLingui();
  const state = useSelector(confirmation, (snapshot) => snapshot);
  const { state: at, permitted, reason, review } = withdrawal;
  const { name, meaning, tone } = stateWords[at];
  const busy = state.hasTag('busy');
  return (
    <section className="card stack follow-status">
      <h3 tabIndex={-1} ref={takeLostFocus}>
        {t(name)}
      </h3>
      <Note tone={tone === 'plain' ? 'river' : tone} role="status">
        <p>{t(meaning)}</p>
        {review?.until && review.missing.length === 0 && (
          <p>
            <ReviewedBy until={review.until} />
          </p>
        )}
        {reason && (
          <p>
            <Trans id="withdraw.reason">Reason: {reason}</Trans>
          </p>
        )}
      </Note>
      {review && review.missing.length > 0 && <Needs review={review} />}
      {hasEnded(withdrawal) && (
        <div>
          <WithdrawalReceipt withdrawal={withdrawal} />
        </div>
      )}
      {permitted.includes('player.received') && (
        <Button busy={busy} onClick={() => confirmation.send({ type: 'receipt.confirmed' })}>
          <Trans id="withdraw.late">It has arrived after all</Trans>
        </Button>
      )}
      {permitted.includes('player.cancelled') && (
        <Button look="alert" busy={busy} onClick={() => confirmation.send({ type: 'cancel.requested' })}>
          <Trans id="withdraw.cancel">Cancel the withdrawal</Trans>
        </Button>
      )}
    </section>
  );
}
