import { Plural, Trans } from '@lingui/react/macro';
import { type BankAccounts, SETTINGS } from '../../../contract';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import type { ListRef } from '../../../ui/list/list.flow';
import { ListView } from '../../../ui/list/list-view';
import { AccountRow } from './account-row';
import type { BankAccountRef } from './bank-account.flow';

type Props = { bank: BankAccountRef; list: ListRef<BankAccounts> };

/** Bound accounts, each with a button that removes it, and a way to add one. */
export function AccountList({ bank, list }: Props) {
  const most = SETTINGS.bankAccounts;
  const rule = (
    <p className="mute sm">
      <Trans id="bank.rule">
        In your own name only, up to <Plural value={most} one="# account" other="# accounts" />. Only the last digits
        are shown.
      </Trans>
    </p>
  );
  return (
    <ListView
      list={list}
      back
      actions={() => (
        <Button look="primary" onClick={() => bank.send({ type: 'binding.requested' })}>
          <Trans id="bank.add">Add an account</Trans>
        </Button>
      )}
      empty={
        <>
          <Empty title={<Trans id="bank.none">No accounts yet</Trans>}>
            <p>
              <Trans id="bank.none.text">Add the bank account or e-wallet for your withdrawals.</Trans>
            </p>
          </Empty>
          {rule}
        </>
      }
    >
      {(page) => (
        <>
          <ul className="sec-rows">
            {page.list.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onRemove={() => bank.send({ type: 'removal.requested', id: account.id })}
              />
            ))}
          </ul>
          {rule}
        </>
      )}
    </ListView>
  );
}
