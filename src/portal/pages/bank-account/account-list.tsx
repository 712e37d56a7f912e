import { Trans, useLingui } from '@lingui/react/macro';
import { type BankAccount, SETTINGS } from '../../../contract';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { digits } from '../../ui/format';
import { BackButton } from '../parts/back-button';
import { AccountRow } from './account-row';
import type { BankAccountRef } from './refs';

type Props = { bank: BankAccountRef; accounts: readonly BankAccount[] };

/** What is bound, each with a way to remove it, and a way to add one. */
export function AccountList({ bank, accounts }: Props) {
  const { i18n } = useLingui();
  const most = digits(SETTINGS.bankAccounts, i18n.locale);
  return (
    <>
      {accounts.length === 0 ? (
        <Empty title={<Trans id="bank.none">No account yet</Trans>}>
          <p>
            <Trans id="bank.none.text">Add the bank account or e-wallet that your withdrawals go to.</Trans>
          </p>
        </Empty>
      ) : (
        <ul className="sec-rows">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onRemove={() => bank.send({ type: 'removal.requested', id: account.id })} />
          ))}
        </ul>
      )}
      <p className="mute sm">
        <Trans id="bank.rule">In your own name only, {most} at most. Of a number only the end is shown.</Trans>
      </p>
      <div className="form-ways">
        <Button look="primary" onClick={() => bank.send({ type: 'binding.requested' })}>
          <Trans id="bank.add">Add an account</Trans>
        </Button>
        <BackButton onBack={() => bank.send({ type: 'section.left' })} />
      </div>
    </>
  );
}
