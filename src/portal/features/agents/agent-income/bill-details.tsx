import { Trans, useLingui } from '@lingui/react/macro';
import type { IncomeBillDetail } from '../../../../contract/agents/agent-income';
import { fromWire } from '../../../../contract/money/money';
import { Badge } from '../../../../ui/badge';
import { Facts } from '../../../../ui/facts';
import { moment, money, signedMoney } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { Section } from '../../../../ui/page/section';
import { billTones, billWords } from '../../../parts/contracts/bill-words';
import { kindWords } from '../../../parts/contracts/kind-words';
import { LineCard } from './line-card';

type Props = { bill: IncomeBillDetail; onLine: (contract: string) => void };

/** Calculation of a bill: gross, less downlines, less carry-over and earlier payments, and its lines. */
export function BillDetails({ bill, onLine }: Props) {
  const { t, i18n } = useLingui();
  const { kind, starts, until, got, given, debtBefore, paidBefore, pay, debtAfter, state, paidAt, lines } = bill;
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  const less = (of: string) => (
    <span className="num">{signedMoney(fromWire(of) === 0n ? of : `-${of}`, i18n.locale)}</span>
  );
  const facts = [
    { key: 'from', name: <Trans id="agentIncome.from">From</Trans>, value: moment(starts, i18n.locale) },
    { key: 'until', name: <Trans id="agentIncome.until">Until</Trans>, value: moment(until, i18n.locale) },
    { key: 'got', name: <Trans id="agentIncome.got">By your own contract</Trans>, value: sum(got) },
    { key: 'given', name: <Trans id="agentIncome.given">Of it for downlines</Trans>, value: less(given) },
    {
      key: 'before',
      name: <Trans id="agentIncome.debtBefore">Carried over from before</Trans>,
      value: sum(debtBefore),
    },
    {
      key: 'paid',
      name: <Trans id="agentIncome.paidBefore">Paid of this period before</Trans>,
      value: less(paidBefore),
    },
    { key: 'pay', name: <Trans id="agentIncome.pay">You get</Trans>, value: <b>{sum(pay)}</b> },
    { key: 'after', name: <Trans id="agentIncome.debtAfter">Carried over to the next</Trans>, value: sum(debtAfter) },
    ...(paidAt === null
      ? []
      : [{ key: 'at', name: <Trans id="agentIncome.paidAt">Paid</Trans>, value: moment(paidAt, i18n.locale) }]),
  ];
  return (
    <Section title={t(kindWords[kind])}>
      <p>
        <Badge tone={billTones[state]}>{t(billWords[state])}</Badge>
      </p>
      {state === 'held' && (
        <Note tone="gold">
          <Trans id="agentIncome.held.text">
            Your account is blocked, closed or on a break. This is paid once that is over.
          </Trans>
        </Note>
      )}
      <Facts facts={facts} />
      <h4>
        <Trans id="agentIncome.lines">Contracts of this bill</Trans>
      </h4>
      <ul className="income-lines">
        {lines.map((line) => (
          <LineCard
            key={line.contract}
            line={line}
            isRealtime={kind === 'realtime'}
            onBets={() => onLine(line.contract)}
          />
        ))}
      </ul>
    </Section>
  );
}
