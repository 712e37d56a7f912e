import { useLingui } from '@lingui/react/macro';
import type { TeamTransaction } from '../../../contract/team-records';
import { kindWords, stateTones, stateWords } from '../../parts/records/record-words';
import { Badge } from '../../ui/badge';
import { moment, signedMoney } from '../../ui/format';
import { type Column, Table } from '../../ui/table';

/** What moved, newest first, each with whose it is: what came has a plus, what went a minus. */
export function TransactionTable({ list }: { list: readonly TeamTransaction[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<TeamTransaction>[] = [
    { key: 'userName', title: t({ id: 'agentTeam.userName', message: 'Username' }), cell: ({ userName }) => <b>{userName}</b> },
    {
      key: 'at',
      title: t({ id: 'agentTeam.time', message: 'Time' }),
      cell: ({ at }) => <span className="mute">{moment(at, i18n.locale)}</span>,
    },
    { key: 'kind', title: t({ id: 'agentRecords.kind', message: 'Type' }), cell: ({ kind }) => t(kindWords[kind]) },
    {
      key: 'state',
      title: t({ id: 'agentTeam.status', message: 'Status' }),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>,
    },
    {
      key: 'amount',
      title: t({ id: 'agentRecords.amount', message: 'Amount' }),
      number: true,
      cell: ({ amount }) => <b className={amount.startsWith('-') ? undefined : 'up'}>{signedMoney(amount, i18n.locale)}</b>,
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
