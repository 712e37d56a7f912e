import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '../../../../contract';
import { money } from '../../../../ui/format';
import { momentOnPaper, Receipt } from '../../../../ui/receipt/receipt';
import { useSession } from '../../../parts/portal/portal-context';
import { methodWords } from './method-words';
import { stateWords } from './state-words';

/** The receipt of a deposit that was credited (`own.receipt.printed`). */
export function DepositReceipt({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui();
  const account = useSession()?.context.account?.account;
  const { number, method, amount, createdAt } = deposit;
  return (
    <Receipt
      account={account}
      title={<Trans id="deposit.receipt">Deposit receipt</Trans>}
      facts={[
        { key: 'number', name: <Trans id="deposit.head.number">Number</Trans>, value: number },
        { key: 'at', name: <Trans id="deposit.head.at">Time</Trans>, value: momentOnPaper(createdAt, i18n.locale) },
        {
          key: 'method',
          name: <Trans id="deposit.method">Payment method</Trans>,
          value: t(methodWords(method, method)),
        },
        { key: 'amount', name: <Trans id="deposit.head.amount">Amount</Trans>, value: money(amount, i18n.locale) },
        { key: 'state', name: <Trans id="deposit.head.state">Status</Trans>, value: t(stateWords(deposit).words) },
      ]}
    />
  );
}
