import { Trans, useLingui } from '@lingui/react/macro';
import type { IncomeBill } from '../../../contract/agent-income';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { moment, money } from '../../ui/format';
import { type Column, Table } from '../../ui/table';
import { billTones, billWords } from './bill-words';
import { kindWords } from './kind-words';
import './contracts.css';

type Props = { list: readonly IncomeBill[]; onChoose?: (id: string) => void };

/** Bills, the newest first: the period, what the team is worth and what of it is of downlines, and what was paid. */
export function BillTable({ list, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const sum = (of: string) => money(of, i18n.locale);
  const columns: Column<IncomeBill>[] = [
    {
      key: 'period',
      title: t({ id: 'contracts.bill.period', message: 'Period' }),
      cell: ({ kind, starts, until }) => (
        <span className="bill-of">
          <b>{t(kindWords[kind])}</b>
          <span className="mute sm">
            {moment(starts, i18n.locale)} – {moment(until, i18n.locale)}
          </span>
        </span>
      ),
    },
    { key: 'got', title: t({ id: 'contracts.bill.got', message: 'Team’s worth' }), number: true, cell: ({ got }) => sum(got) },
    { key: 'given', title: t({ id: 'contracts.bill.given', message: 'Of downlines' }), number: true, cell: ({ given }) => sum(given) },
    { key: 'pay', title: t({ id: 'contracts.bill.pay', message: 'You get' }), number: true, cell: ({ pay }) => <b>{sum(pay)}</b> },
    {
      key: 'state',
      title: t({ id: 'contracts.bill.state', message: 'Status' }),
      cell: ({ state }) => <Badge tone={billTones[state]}>{t(billWords[state])}</Badge>,
    },
    ...(onChoose ? [details(t({ id: 'contracts.bill.lines', message: 'Lines' }), onChoose)] : []),
  ];
  return <Table label={t({ id: 'contracts.bills', message: 'Bills' })} columns={columns} rows={list} keyOf={({ id }) => id} />;
}

const details = (title: string, onChoose: (id: string) => void): Column<IncomeBill> => ({
  key: 'lines',
  title,
  number: true,
  cell: ({ id }) => (
    <Button small onClick={() => onChoose(id)}>
      <Trans id="contracts.bill.details">Details</Trans>
    </Button>
  ),
});
