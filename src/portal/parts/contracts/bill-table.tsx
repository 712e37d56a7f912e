import { Trans, useLingui } from '@lingui/react/macro';
import type { IncomeBill } from '../../../contract/agents/agent-income';
import { Badge } from '../../../ui/badge';
import { moment, money } from '../../../ui/format';
import { type Column, RowButton, Table } from '../../../ui/table';
import { billTones, billWords } from './bill-words';
import { kindWords } from './kind-words';

type Props = { list: readonly IncomeBill[]; onChoose?: (id: string) => void };

/** Bills, newest first: the period, the team's figures with the downlines' part, and the payment. */
export function BillTable({ list, onChoose }: Props) {
  const { t, i18n } = useLingui();
  // Columns without room on a phone are on the bill's page, if rows lead there.
  const more = onChoose && 'none';
  const sum = (of: string) => money(of, i18n.locale);
  const columns: Column<IncomeBill>[] = [
    {
      key: 'period',
      title: t({ id: 'contracts.bill.period', message: 'Period' }),
      phone: 'title',
      cell: ({ kind }) => <b>{t(kindWords[kind])}</b>,
      below: [
        { phone: more, cell: ({ starts, until }) => `${moment(starts, i18n.locale)} – ${moment(until, i18n.locale)}` },
        { phone: 'note', narrow: true, cell: ({ starts }) => moment(starts, i18n.locale) },
      ],
    },
    {
      key: 'got',
      title: t({ id: 'contracts.bill.got', message: 'Team’s worth' }),
      number: true,
      phone: more,
      cell: ({ got }) => sum(got),
    },
    {
      key: 'given',
      title: t({ id: 'contracts.bill.given', message: 'Of downlines' }),
      number: true,
      phone: more,
      cell: ({ given }) => sum(given),
    },
    {
      key: 'pay',
      title: t({ id: 'contracts.bill.pay', message: 'You get' }),
      number: true,
      phone: 'sum',
      cell: ({ pay }) => <b>{sum(pay)}</b>,
    },
    {
      key: 'state',
      title: t({ id: 'contracts.bill.state', message: 'Status' }),
      // For other columns the total is enough.
      phone: ({ state }) => (state === 'held' ? 'aside' : more),
      cell: ({ state }) => <Badge tone={billTones[state]}>{t(billWords[state])}</Badge>,
    },
    ...(onChoose ? [details(t({ id: 'contracts.bill.lines', message: 'Lines' }), onChoose)] : []),
  ];
  return (
    <Table
      label={t({ id: 'contracts.bills', message: 'Bills' })}
      columns={columns}
      rows={list}
      keyOf={({ id }) => id}
    />
  );
}

const details = (title: string, onChoose: (id: string) => void): Column<IncomeBill> => ({
  key: 'lines',
  title,
  number: true,
  phone: 'act',
  cell: ({ id }) => (
    <RowButton onClick={() => onChoose(id)}>
      <Trans id="contracts.bill.details">Details</Trans>
    </RowButton>
  ),
});
