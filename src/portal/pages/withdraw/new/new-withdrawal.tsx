import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Note } from '../../../ui/note';
import { BankAccounts } from '../../bank-account/bank-accounts';
import { BackButton } from '../../parts/back-button';
import { LoadAgain } from '../../parts/load-again';
import { Section } from '../../parts/section';
import { Waiting } from '../../parts/waiting';
import { PaymentPassword } from '../../payment-password/payment-password';
import type { WithdrawalRef } from '../refs';
import { AskedForm } from './asked-form';
import { Look } from './look';
import { Resting } from './resting';
import { Sent } from './sent';

/** In these the form is shown: what was typed stays while it is checked. */
const FORM = ['editing', 'validating', 'previewing'] as const;

/** A new withdrawal: what it takes, where to and how much, a look at what will happen, sent (s1.member.withdrawal). */
export function NewWithdrawal({ withdrawal }: { withdrawal: WithdrawalRef }) {
  const { t } = useLingui();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { paymentPassword, firstAccount, moreAccounts } = state.children;
  const { offer, preview, sent, failure } = state.context;
  const leave = () => withdrawal.send({ type: 'section.left' });
  const again = () => withdrawal.send({ type: 'retry.requested' });
  if (paymentPassword)
    return (
      <div className="stack">
        <Note>
          <Trans id="withdraw.protect">Before the first withdrawal: choose a payment password. It is asked whenever money leaves.</Trans>
        </Note>
        <PaymentPassword payment={paymentPassword} />
      </div>
    );
  if (firstAccount)
    return (
      <div className="stack">
        <Note>
          <Trans id="withdraw.bind">Before the first withdrawal: add the account that it goes to.</Trans>
        </Note>
        <BankAccounts bank={firstAccount} />
      </div>
    );
  if (moreAccounts) return <BankAccounts bank={moreAccounts} />;
  if ((state.matches('looking') || state.matches('sending')) && preview) return <Look withdrawal={withdrawal} preview={preview} />;
  if (state.matches('sent') && sent) return <Sent withdrawal={withdrawal} sent={sent} />;
  return (
    <Section title={t({ id: 'withdraw.new', message: 'New withdrawal' })}>
      {state.matches('loading') && (
        <Waiting text={<Trans id="withdraw.terms.loading">What can be withdrawn is being read…</Trans>}>
          <BackButton onBack={leave} />
        </Waiting>
      )}
      {state.matches('failed') && <LoadAgain failure={failure} onRetry={again} onBack={leave} />}
      {state.matches('locked') && <Resting onRetry={again} onBack={leave} />}
      {offer && FORM.some((one) => state.matches(one)) && <AskedForm withdrawal={withdrawal} offer={offer} />}
    </Section>
  );
}
