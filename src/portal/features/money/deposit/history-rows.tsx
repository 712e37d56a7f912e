import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { moment, money } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { DepositReceipt } from './deposit-receipt';
import { stateWords } from './state-words';

/** Deposits: time, number, result and amount; a receipt for credited ones. */
export function HistoryRows({ deposits }: { deposits: readonly Deposit[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<Deposit>[] = [
    {
      key: 'at',
      title: t({ id: 'deposit.head.at', message: 'Time' }),
      phone: 'note',
      cell: ({ createdAt }) => <span className="mute">{moment(createdAt, i18n.locale)}</span>,
    },
    {
      key: 'number',
      title: t({ id: 'deposit.head.number', message: 'Number' }),
      phone: 'aside',
      cell: ({ number }) => number,
    },
    {
      key: 'state',
      title: t({ id: 'deposit.head.state', message: 'Status' }),
      phone: 'title',
      cell: (deposit) => <Badge tone={stateWords(deposit).tone}>{t(stateWords(deposit).words)}</Badge>,
    },
    {
      key: 'amount',
      title: t({ id: 'deposit.head.amount', message: 'Amount' }),
      number: true,
      phone: 'sum',
      cell: (deposit) => <Sum deposit={deposit} />,
    },
    {
      key: 'receipt',
      title: t({ id: 'deposit.head.receipt', message: 'Receipt' }),
      phone: ({ state }) => (state === 'credited' ? undefined : 'none'),
      cell: (deposit) => (deposit.state === 'credited' ? <DepositReceipt deposit={deposit} /> : '–'),
    },
  ];
  const label = t({ id: 'deposit.history.table', message: 'Your deposits, newest first' });
  return <Table label={label} columns={columns} rows={deposits} keyOf={({ id }) => id} />;
}

/** Amount of a deposit, and what the provider took back of it. */
function Sum({ deposit: { amount, reversed } }: { deposit: Deposit }) {
  const { i18n } = useLingui();
  const taken = reversed && money(reversed, i18n.locale);
  return (
    <>
      <b>{money(amount, i18n.locale)}</b>
      {taken && (
        <small className="mute">
          {' '}
          <Trans id="deposit.reversed">{taken} taken back</Trans>
        </small>
      )}
    </>
  );
}
