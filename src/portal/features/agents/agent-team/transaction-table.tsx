import { useLingui } from '@lingui/react/macro';
import type { TeamTransaction } from '../../../../contract/agents/team-records';
import { Badge } from '../../../../ui/badge';
import { moment, signedMoney } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { kindWords, stateTones, stateWords } from '../../../parts/records/record-words';

/** Transactions, newest first, each with its owner; plus for received, minus for sent. */
export function TransactionTable({ list }: { list: readonly TeamTransaction[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<TeamTransaction>[] = [
    {
      key: 'userName',
      title: t({ id: 'agentTeam.userName', message: 'Username' }),
      phone: 'title',
      cell: ({ userName }) => <b>{userName}</b>,
    },
    {
      key: 'at',
      title: t({ id: 'agentTeam.time', message: 'Time' }),
      phone: 'note',
      cell: ({ at }) => <span className="mute">{moment(at, i18n.locale)}</span>,
    },
    {
      key: 'kind',
      title: t({ id: 'agentRecords.kind', message: 'Type' }),
      phone: 'aside',
      cell: ({ kind }) => t(kindWords[kind]),
    },
    {
      key: 'state',
      title: t({ id: 'agentTeam.status', message: 'Status' }),
      phone: ({ state }) => (state === 'posted' ? undefined : 'title'),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>,
    },
    {
      key: 'amount',
      title: t({ id: 'agentRecords.amount', message: 'Amount' }),
      number: true,
      phone: 'sum',
      cell: ({ amount }) => (
        <b className={amount.startsWith('-') ? undefined : 'up'}>{signedMoney(amount, i18n.locale)}</b>
      ),
    },
  ];
  return (
    <Table
      label={t({ id: 'agentRecords.title', message: 'Transaction details' })}
      columns={columns}
      rows={list}
      keyOf={({ entry }) => entry}
    />
  );
}
