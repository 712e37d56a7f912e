import { Trans, useLingui } from '@lingui/react/macro';
import type { CashIn } from '../../../../../contract';
import { Badge } from '../../../../../ui/badge';
import { moment, money } from '../../../../../ui/format';
import { type Column, RowButton, Table } from '../../../../../ui/table';
import { methodWords } from '../method-words';
import { stateOf } from './state-words';

type Props = { reports: readonly CashIn[]; onChoose: (report: CashIn) => void };

/** Own cash-ins: time, wallet, status and amount; each row leads to its report (own.cash-in.page). */
export function ReportRows({ reports, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const columns: Column<CashIn>[] = [
    {
      key: 'at',
      title: t({ id: 'cashIn.head.at', message: 'Time' }),
      phone: 'note',
      cell: ({ createdAt }) => <span className="mute">{moment(createdAt, i18n.locale)}</span>,
    },
    {
      key: 'wallet',
      title: t({ id: 'cashIn.head.wallet', message: 'Wallet' }),
      phone: 'aside',
      cell: ({ wallet }) => t(methodWords(wallet, wallet)),
    },
    {
      key: 'state',
      title: t({ id: 'cashIn.head.state', message: 'Status' }),
      phone: 'title',
      cell: (report) => <Badge tone={stateOf(report).tone}>{t(stateOf(report).name)}</Badge>,
    },
    {
      key: 'amount',
      title: t({ id: 'cashIn.head.amount', message: 'Amount' }),
      number: true,
      phone: 'sum',
      cell: ({ amount, received }) => <b>{money(received ?? amount, i18n.locale)}</b>,
    },
    {
      key: 'see',
      title: t({ id: 'cashIn.head.number', message: 'Number' }),
      phone: 'act',
      cell: (report) => <SeeButton report={report} onChoose={() => onChoose(report)} />,
    },
  ];
  const label = t({ id: 'cashIn.table', message: 'Your cash-ins, newest first' });
  return <Table label={label} columns={columns} rows={reports} keyOf={({ id }) => id} />;
}

const SeeButton = ({ report: { number }, onChoose }: { report: CashIn; onChoose: () => void }) => (
  <RowButton onClick={onChoose}>
    <Trans id="cashIn.see">See {number}</Trans>
  </RowButton>
);
