import { useLingui } from '@lingui/react/macro';
import type { TeamBet } from '../../../../contract/agents/team-records';
import { moment, money, signedMoney } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { BetStatus } from '../../../parts/bets/bet-status';

/** Bets of a team, newest first, each with its player. */
export function TeamBetTable({ list }: { list: readonly TeamBet[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<TeamBet>[] = [
    {
      key: 'userName',
      title: t({ id: 'agentTeam.userName', message: 'Username' }),
      phone: 'title',
      cell: ({ userName }) => <b>{userName}</b>,
    },
    {
      key: 'game',
      title: t({ id: 'agentBets.game', message: 'Game' }),
      phone: 'note',
      cell: ({ gameName }) => gameName,
      below: [{ title: t({ id: 'agentTeam.time', message: 'Time' }), cell: ({ at }) => moment(at, i18n.locale) }],
    },
    {
      key: 'status',
      title: t({ id: 'agentTeam.status', message: 'Status' }),
      phone: 'aside',
      cell: (bet) => <BetStatus bet={bet} />,
    },
    {
      key: 'stake',
      title: t({ id: 'agentBets.stake', message: 'Stake' }),
      number: true,
      cell: ({ stake }) => money(stake, i18n.locale),
    },
    {
      key: 'validBet',
      title: t({ id: 'agentTeam.turnover', message: 'Turnover' }),
      number: true,
      cell: ({ validBet }) => money(validBet, i18n.locale),
    },
    {
      key: 'net',
      title: t({ id: 'agentBets.net', message: 'Player’s result' }),
      number: true,
      phone: 'sum',
      cell: ({ net }) => signedMoney(net, i18n.locale),
    },
  ];
  return (
    <Table
      label={t({ id: 'agentBets.title', message: 'Team betting' })}
      columns={columns}
      rows={list}
      keyOf={({ id }) => id}
    />
  );
}
