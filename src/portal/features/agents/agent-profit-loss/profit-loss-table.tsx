import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamEntry } from '../../../../contract/agents/team';
import { Badge } from '../../../../ui/badge';
import { money } from '../../../../ui/format';
import { Signed } from '../../../../ui/sum';
import { type Column, Table } from '../../../../ui/table';
import './agent-profit-loss.css';

type SumKey = 'stake' | 'result' | 'bonuses' | 'cashback' | 'salary' | 'deposits' | 'withdrawals';

/** Users by name, each with bets, all that the house added, and deposits and withdrawals (own.team.costs). */
export function ProfitLossTable({ list }: { list: readonly TeamEntry[] }) {
  const { t, i18n } = useLingui();
  const sum = (key: SumKey, title: string, phone?: 'note') => ({
    title,
    phone,
    named: true,
    cell: (entry: TeamEntry) => money(entry[key], i18n.locale),
  });
  const columns: Column<TeamEntry>[] = [
    {
      key: 'userName',
      title: t({ id: 'agentProfit.user', message: 'User' }),
      phone: 'title',
      cell: (row) => <User one={row} />,
    },
    group('bets', t({ id: 'agentProfit.bets', message: 'Bets' }), [
      sum('stake', t({ id: 'agentProfit.stake', message: 'Staked' }), 'note'),
      sum('result', t({ id: 'agentProfit.won', message: 'Won' })),
      {
        title: t({ id: 'agentProfit.ofBets', message: 'Won less staked' }),
        named: true,
        cell: ({ net }) => <Signed amount={net} />,
      },
    ]),
    group('rewards', t({ id: 'agentProfit.rewards', message: 'Rewards and salary' }), [
      sum('bonuses', t({ id: 'agentProfit.bonuses', message: 'Bonuses' })),
      sum('cashback', t({ id: 'agentProfit.cashback', message: 'Cashback' })),
      sum('salary', t({ id: 'agentProfit.salary', message: 'Salary' })),
    ]),
    {
      key: 'total',
      title: t({ id: 'agentProfit.net', message: 'Profit or loss' }),
      number: true,
      phone: 'sum',
      cell: ({ total, net }) => <Signed amount={total ?? net} />,
    },
    group('payments', t({ id: 'agentProfit.payments', message: 'Payments' }), [
      sum('deposits', t({ id: 'agentProfit.deposits', message: 'Deposits' })),
      sum('withdrawals', t({ id: 'agentProfit.withdrawals', message: 'Withdrawals' })),
    ]),
  ];
  return (
    <Table
      label={t({ id: 'agentProfit.table', message: 'Profit and loss by user' })}
      columns={columns}
      rows={list}
      keyOf={({ userName }) => userName}
    />
  );
}

/** A column of related sums, each on a line of its own with its title. */
const group = (key: string, title: string, below: Column<TeamEntry>['below']): Column<TeamEntry> => ({
  key,
  title,
  number: true,
  cell: () => null,
  below,
});

const User = ({ one: { userName, kind } }: { one: TeamEntry }) => (
  <span className="team-user">
    <b>{userName}</b>
    {kind === 'agent' && (
      <Badge tone="river">
        <Trans id="agentProfit.agent">Agent</Trans>
      </Badge>
    )}
  </span>
);
