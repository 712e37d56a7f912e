import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentPasswordMachine } from '../../../../machines/money/payment-password/payment-password.machine';
import { BackButton } from '../../../ui/form/back-button';
import { LoadAgain } from '../../../ui/page/load-again';
import { Section } from '../../../ui/page/section';
import { Waiting } from '../../../ui/page/waiting';
import { LockedOut } from './locked-out';
import { PaymentForm } from './payment-form';

/** The payment password: set, changed, or locked after wrong tries (own.payment-password.*). */
export function PaymentPassword({ payment }: { payment: ActorRefFrom<typeof paymentPasswordMachine> }) {
  const { t } = useLingui();
  const state = useSelector(payment, (snapshot) => snapshot);
  const { setForm, changeForm } = state.children;
  const { factorAsked } = state.context.status;
  const leave = () => payment.send({ type: 'section.closed' });
  return (
    <Section title={t({ id: 'payment.title', message: 'Payment password' })}>
      {state.matches('loading') && (
        <Waiting text={<Trans id="payment.loading">Loading…</Trans>}>
          <BackButton onBack={leave} />
        </Waiting>
      )}
      {state.matches('failed') && (
        <LoadAgain
          failure={state.context.failure}
          onRetry={() => payment.send({ type: 'retry.requested' })}
          onBack={leave}
        />
      )}
      {setForm && (
        <PaymentForm
          form={setForm}
          factorAsked={factorAsked}
          label={t({ id: 'payment.set', message: 'Set a payment password' })}
        />
      )}
      {changeForm && (
        <PaymentForm
          form={changeForm}
          factorAsked={factorAsked}
          label={t({ id: 'payment.change', message: 'Change the payment password' })}
          old
        />
      )}
      {state.matches('locked') && <LockedOut secondsLeft={state.context.secondsLeft} onBack={leave} />}
    </Section>
  );
}
