import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../../contract';
import { Facts } from '../../../../../ui/facts';
import { money } from '../../../../../ui/format';
import { Trail } from './trail';
import './follow.css';

type Props = { withdrawal: Withdrawal; asks: boolean };

/** Amount and destination, the reported receipt, and the steps. */
export function Details({ withdrawal, asks }: Props) {
  const { t, i18n } = useLingui();
  const { number, amount, to, receivedAmount, remainingAmount, steps } = withdrawal;
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  const facts = [
    { key: 'number', name: <Trans id="withdraw.fact.number">Withdrawal</Trans>, value: number },
    { key: 'amount', name: <Trans id="withdraw.fact.amount">Withdrawn</Trans>, value: sum(amount) },
    {
      key: 'to',
      name: <Trans id="withdraw.fact.to">To</Trans>,
      value: (
        <>
          {to.provider} <span className="num">{to.maskedNumber}</span>
        </>
      ),
    },
  ];
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
    <section
      className="card follow-details"
      aria-label={t({ id: 'withdraw.details', message: 'Details of the withdrawal' })}
    >
      <Facts facts={[...facts, ...reportedFacts]} />
      <Trail steps={steps} asks={asks} />
    </section>
  );
}
