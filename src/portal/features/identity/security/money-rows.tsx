import { useLingui } from '@lingui/react/macro';
import type { SecurityOverview } from '../../../../contract';
import { digits } from '../../../../ui/format';
import { OverviewRow } from '../../../../ui/page/overview-row';
import type { SecurityRef } from './security-centre.flow';

type Props = { overview: Pick<SecurityOverview, 'paymentPassword' | 'bankAccounts'>; centre: SecurityRef };

/** Protection of payouts: the payment password, and the payout accounts. */
export function MoneyRows({ overview: { paymentPassword, bankAccounts }, centre }: Props) {
  const { t, i18n } = useLingui();
  const unset = t({ id: 'security.unset', message: 'Not set' });
  const count = digits(bankAccounts, i18n.locale);
  return (
    <>
      <OverviewRow
        icon="lock"
        label={t({ id: 'security.paymentPassword', message: 'Payment password' })}
        value={paymentPassword ? t({ id: 'security.paymentPassword.is', message: 'Already set' }) : unset}
        action={
          paymentPassword
            ? {
                text: t({ id: 'security.change', message: 'Change' }),
                name: t({ id: 'security.paymentPassword.change', message: 'Change the payment password' }),
                run: () => centre.send({ type: 'paymentPassword.selected' }),
              }
            : {
                text: t({ id: 'security.set', message: 'Set up' }),
                name: t({ id: 'security.paymentPassword.set', message: 'Set up a payment password' }),
                run: () => centre.send({ type: 'paymentPassword.selected' }),
              }
        }
      />
      <OverviewRow
        icon="wallet"
        label={t({ id: 'security.bankAccounts', message: 'Bank accounts and e-wallets' })}
        value={bankAccounts > 0 ? t({ id: 'security.bankAccounts.count', message: `Added: ${count}` }) : unset}
        hint={!paymentPassword && t({ id: 'security.bankAccounts.hint', message: 'Set a payment password first.' })}
        action={{
          text: t({ id: 'security.see', message: 'See' }),
          name: t({ id: 'security.bankAccounts.see', message: 'See bank accounts and e-wallets' }),
          run: () => centre.send({ type: 'bankAccounts.selected' }),
        }}
      />
    </>
  );
}
