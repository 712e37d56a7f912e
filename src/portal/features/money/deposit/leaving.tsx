import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit, DepositTerms } from '../../../../contract';
import { methodOf } from './method-words';
import { PaymentCard } from './payment-card';

type Props = { deposit: Deposit } & Pick<DepositTerms, 'methods'>;

/** A deposit that was just started, while the provider's page loads (own.deposit.straight). */
export function Leaving({ deposit, methods }: Props) {
  const { t } = useLingui();
  return (
    <section className="stack" aria-busy="true" aria-label={t({ id: 'deposit.begun', message: 'Your deposit' })}>
      <PaymentCard deposit={deposit} method={t(methodOf(deposit, methods))} secondsLeft={null} />
      <p role="status" className="mute">
        <Trans id="deposit.leaving">Opening the payment page…</Trans>
      </p>
    </section>
  );
}
