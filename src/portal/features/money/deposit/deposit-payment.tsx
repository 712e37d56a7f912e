import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { DepositTerms } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Cancel } from './cancel';
import type { DepositPaymentRef } from './deposit-payment.flow';
import { Ended } from './ended';
import { methodOf } from './method-words';
import { PaymentCard } from './payment-card';

type Props = { payment: DepositPaymentRef } & Pick<DepositTerms, 'methods'>;

/** A started deposit: paid at the provider, pending, or its result (own.deposit.provider, own.deposit.ended). */
export function DepositPayment({ payment, methods }: Props) {
  const { t } = useLingui();
  const state = useSelector(payment, (snapshot) => snapshot);
  const { deposit, secondsLeft, failure } = state.context;
  if (state.matches('lost'))
    return <LoadAgain failure={failure} onRetry={() => payment.send({ type: 'retry.requested' })} />;
  if (!deposit) return null;
  const payable = state.hasTag('pending') && !state.hasTag('overdue');
  const busy = state.hasTag('busy');
  return (
    <section className="stack" aria-label={t({ id: 'deposit.begun', message: 'Your deposit' })}>
      <PaymentCard
        deposit={deposit}
        method={t(methodOf(deposit, methods))}
        secondsLeft={payable ? secondsLeft : null}
      />
      {state.hasTag('pending') ? (
        <p role="status" className="mute">
          {payable ? (
            <Trans id="deposit.pending">
              Waiting for payment confirmation. You can leave this page and check back on any device.
            </Trans>
          ) : (
            <Trans id="deposit.overdue">The time to pay is over. If you have paid, we are still confirming it.</Trans>
          )}
        </p>
      ) : (
        <Ended deposit={deposit} />
      )}
      {(payable || busy) && <Cancel payment={payment} failure={failure} busy={busy} />}
      {state.can({ type: 'another.requested' }) && (
        <Button look="primary" onClick={() => payment.send({ type: 'another.requested' })}>
          <Trans id="deposit.another">Another deposit</Trans>
        </Button>
      )}
    </section>
  );
}
