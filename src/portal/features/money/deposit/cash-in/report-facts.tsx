import { Trans, useLingui } from '@lingui/react/macro';
import type { CashIn } from '../../../../../contract';
import { Facts } from '../../../../../ui/facts';
import { moment, money } from '../../../../../ui/format';
import { methodWords } from '../method-words';

/** The parts of a report, and the credited amount once it is confirmed. */
export function ReportFacts({ report }: { report: CashIn }) {
  const { t, i18n } = useLingui();
  const { number, wallet, to, amount, received, sender, reference, createdAt } = report;
  const num = (text: string) => <span className="num">{text}</span>;
  const credited = received !== null && {
    key: 'received',
    name: <Trans id="cashIn.fact.received">Credited</Trans>,
    value: num(money(received, i18n.locale)),
  };
  const facts = [
    { key: 'number', name: <Trans id="cashIn.fact.number">Cash-in</Trans>, value: number },
    { key: 'amount', name: <Trans id="cashIn.amount">Amount sent</Trans>, value: num(money(amount, i18n.locale)) },
    credited,
    {
      key: 'to',
      name: <Trans id="cashIn.fact.to">To</Trans>,
      value: (
        <>
          {t(methodWords(wallet, wallet))} {num(to)}
        </>
      ),
    },
    { key: 'sender', name: <Trans id="cashIn.fact.from">From</Trans>, value: num(sender) },
    { key: 'reference', name: <Trans id="cashIn.reference">Transaction ID</Trans>, value: num(reference) },
    { key: 'at', name: <Trans id="cashIn.fact.at">Reported</Trans>, value: moment(createdAt, i18n.locale) },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}
