import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Deposit, DepositState } from '../../../contract';
import { Badge } from '../../ui/badge';
import { moment, money } from '../../ui/format';
import { type Column, Table } from '../../ui/table';
import { isCancelled } from './reason-words';

const STATES = {
  pending: { tone: 'gold', words: msg({ id: 'deposit.state.pending', message: 'Pending' }) },
  credited: { tone: 'field', words: msg({ id: 'deposit.state.credited', message: 'Credited' }) },
  failed: { tone: 'alert', words: msg({ id: 'deposit.state.failed', message: 'Declined' }) },
  expired: { tone: 'plain', words: msg({ id: 'deposit.state.expired', message: 'Not paid in time' }) },
  returned: { tone: 'gold', words: msg({ id: 'deposit.state.returned', message: 'Sent back' }) },
} as const satisfies Record<DepositState, unknown>;

const CANCELLED = { tone: 'plain', words: msg({ id: 'deposit.state.cancelled', message: 'Cancelled' }) } as const;
const stateOf = (deposit: Deposit) => (isCancelled(deposit) ? CANCELLED : STATES[deposit.state]);

/** Deposits: when, which, how it ended, and how much. */
export function HistoryRows({ deposits }: { deposits: readonly Deposit[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<Deposit>[] = [
    {
      key: 'at',
      title: t({ id: 'deposit.head.at', message: 'Time' }),
      cell: ({ createdAt }) => <span className="mute">{moment(createdAt, i18n.locale)}</span>,
    },
    { key: 'number', title: t({ id: 'deposit.head.number', message: 'Number' }), cell: ({ number }) => number },
    {
      key: 'state',
      title: t({ id: 'deposit.head.state', message: 'Status' }),
      cell: (deposit) => <Badge tone={stateOf(deposit).tone}>{t(stateOf(deposit).words)}</Badge>,
    },
    {
      key: 'amount',
      title: t({ id: 'deposit.head.amount', message: 'Amount' }),
      number: true,
      cell: ({ amount }) => <b>{money(amount, i18n.locale)}</b>,
    },
  ];
  const label = t({ id: 'deposit.history.table', message: 'Your deposits, newest first' });
  return <Table label={label} columns={columns} rows={deposits} keyOf={({ id }) => id} />;
}
