import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../../contract';
import { money } from '../../../../../ui/format';
import { momentOnPaper, Receipt } from '../../../../../ui/receipt/receipt';
import { useSession } from '../../../../parts/portal/portal-context';
import { stateWords } from '../state-words';

/** Receipt of an ended withdrawal, with the reported amounts (`own.receipt.printed`). */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useLingui();
  const account = useSession()?.context.account?.account;
  const { number, amount, to, state, createdAt, steps, receivedAmount, remainingAmount } = withdrawal;
  const sum = (of: string) => money(of, i18n.locale);
  const reportedFacts = [
    receivedAmount !== null && {
      key: 'received',
      name: <Trans id="withdraw.fact.received">Received</Trans>,
      value: sum(receivedAmount),
    },
    remainingAmount !== null && {
      key: 'remaining',
      name: <Trans id="withdraw.fact.remaining">Missing</Trans>,
      value: sum(remainingAmount),
    },
  ].filter((fact) => fact !== false);
  return (
    <Receipt
      account={account}
      title={<Trans id="withdraw.receipt">Withdrawal receipt</Trans>}
      facts={[
        { key: 'number', name: <Trans id="withdraw.fact.number">Withdrawal</Trans>, value: number },
        {
          key: 'begun',
          name: t(stateWords.requested.step ?? stateWords.requested.name),
          value: momentOnPaper(createdAt, i18n.locale),
        },
        {
          key: 'ended',
          name: <Trans id="withdraw.receipt.ended">Completed</Trans>,
          value: momentOnPaper(steps.at(-1)?.at ?? createdAt, i18n.locale),
        },
        { key: 'to', name: <Trans id="withdraw.fact.to">To</Trans>, value: `${to.provider} ${to.maskedNumber}` },
        { key: 'amount', name: <Trans id="withdraw.fact.amount">Withdrawn</Trans>, value: sum(amount) },
        ...reportedFacts,
        { key: 'state', name: <Trans id="withdraw.receipt.state">Status</Trans>, value: t(stateWords[state].name) },
      ]}
    />
  );
}
