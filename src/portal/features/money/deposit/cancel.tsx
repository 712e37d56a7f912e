import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { DepositPaymentRef } from './deposit-payment.flow';

type Props = { payment: DepositPaymentRef; failure: Failure | null; busy: boolean };

/** Cancels a pending deposit, or shows why that failed (own.deposit.cancelled). */
export const Cancel = ({ payment, failure, busy }: Props) => (
  <>
    {failure && (
      <FocusedNote>
        <FailureWords failure={failure} />
      </FocusedNote>
    )}
    <Button look="quiet" busy={busy} onClick={() => payment.send({ type: 'cancel.requested' })}>
      <Trans id="deposit.cancel">Cancel deposit</Trans>
    </Button>
  </>
);
