import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Note } from '../../../../../ui/note';
import { LoadAgain } from '../../../../../ui/page/load-again';
import { Section } from '../../../../../ui/page/section';
import { BankAccounts } from '../../../../parts/bank-account/bank-accounts';
import { PaymentPassword } from '../../../../parts/payment-password/payment-password';
import type { WithdrawalRef } from '../withdrawal.flow';
import { WithdrawalMove } from './withdrawal-move';

/** A new withdrawal, or its prerequisites: a payment password, a payout account (s1.member.withdrawal). */
export function NewWithdrawal({ withdrawal }: { withdrawal: WithdrawalRef }) {
  const { t } = useLingui();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { moneyMove, paymentPassword, firstAccount, moreAccounts } = state.children;
  if (moneyMove)
    return <WithdrawalMove move={moneyMove} onManage={() => withdrawal.send({ type: 'account.requested' })} />;
  if (moreAccounts) return <BankAccounts bank={moreAccounts} />;
  if (paymentPassword)
    return (
      <div className="stack">
        <Note>
          <Trans id="withdraw.protect">
            Before your first withdrawal, choose a payment password. You need it for every withdrawal and transfer.
          </Trans>
        </Note>
        <PaymentPassword payment={paymentPassword} />
      </div>
    );
  if (firstAccount)
    return (
      <div className="stack">
        <Note>
          <Trans id="withdraw.bind">Before your first withdrawal, add the account to withdraw to.</Trans>
        </Note>
        <BankAccounts bank={firstAccount} />
      </div>
    );
  return (
    <Section title={t({ id: 'withdraw.new', message: 'New withdrawal' })}>
      <LoadAgain
        failure={state.context.failure}
        onRetry={() => withdrawal.send({ type: 'retry.requested' })}
        onBack={() => withdrawal.send({ type: 'section.closed' })}
      />
    </Section>
  );
}
