import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../parts/back-button';
import { LoadAgain } from '../parts/load-again';
import { Section } from '../parts/section';
import { Waiting } from '../parts/waiting';
import { AccountList } from './account-list';
import { BindForm } from './bind-form';
import type { BankAccountRef } from './refs';
import { RemoveForm } from './remove-form';

/** The bank accounts and e-wallets that money can go to (own.bank-account.bound). */
export function BankAccounts({ bank }: { bank: BankAccountRef }) {
  const { t } = useLingui();
  const state = useSelector(bank, (snapshot) => snapshot);
  const { bound, wanted, failure } = state.context;
  const { bindForm, removeForm } = state.children;
  const leave = () => bank.send({ type: 'section.left' });
  return (
    <Section title={t({ id: 'bank.title', message: 'Bank accounts and e-wallets' })}>
      {state.matches('loading') && (
        <Waiting text={<Trans id="bank.loading">Your accounts are being read…</Trans>}>
          <BackButton onBack={leave} />
        </Waiting>
      )}
      {state.matches('failed') && <LoadAgain failure={failure} onRetry={() => bank.send({ type: 'retry.requested' })} onBack={leave} />}
      {state.matches('shown') && <AccountList bank={bank} accounts={bound.list} />}
      {bindForm && <BindForm form={bindForm} providers={bound.providers} holder={bound.holder} />}
      {removeForm && <RemoveForm form={removeForm} account={bound.list.find(({ id }) => id === wanted)} />}
    </Section>
  );
}
