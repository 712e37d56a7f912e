import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BankAccounts as Accounts } from '../../../contract';
import type { ListRef } from '../../../ui/list/list.flow';
import { LoadAgain } from '../../../ui/page/load-again';
import { Section } from '../../../ui/page/section';
import { AccountList } from './account-list';
import type { BankAccountRef } from './bank-account.flow';
import { BindForm } from './bind-form';
import { RemoveForm } from './remove-form';

type Props = { bank: BankAccountRef };

/** The bank accounts and e-wallets that money can go to (own.bank-account.bound). */
export function BankAccounts({ bank }: Props) {
  const { t } = useLingui();
  const { children, context } = useSelector(bank, (snapshot) => snapshot);
  const { list } = children;
  return (
    <Section title={t({ id: 'bank.title', message: 'Bank accounts and e-wallets' })}>
      {list ? (
        <Open bank={bank} list={list} />
      ) : (
        <LoadAgain
          failure={context.failure}
          onRetry={() => bank.send({ type: 'retry.requested' })}
          onBack={() => bank.send({ type: 'section.closed' })}
        />
      )}
    </Section>
  );
}

/** A form, or the list. */
function Open({ bank, list }: Props & { list: ListRef<Accounts> }) {
  const { children, context } = useSelector(bank, (snapshot) => snapshot);
  const outcome = useSelector(list, (snapshot) => snapshot.context.outcome);
  const { bindForm, removeForm } = children;
  const page = outcome && 'page' in outcome ? outcome.page : null;
  if (bindForm && page)
    return <BindForm form={bindForm} providers={page.providers} holder={page.holder} factorAsked={page.factorAsked} />;
  const selected = page?.list.find(({ id }) => id === context.selected);
  if (removeForm) return <RemoveForm form={removeForm} account={selected} factorAsked={page?.factorAsked ?? null} />;
  return <AccountList bank={bank} list={list} />;
}
