import { Trans, useLingui } from '@lingui/react/macro';
import type { IncomeBets } from '../../../../contract/agents/agent-income';
import { Badge } from '../../../../ui/badge';
import { moment, money } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import './agent-income.css';

type Bet = IncomeBets['list'][number];

/** Settled bets and their reversals. */
export function BetsTable({ list }: { list: readonly Bet[] }) {
  const { t, i18n } = useLingui();
  const sum = (of: string) => money(of, i18n.locale);
  const columns: Column<Bet & { nth: number }>[] = [
    {
      key: 'who',
      title: t({ id: 'agentIncome.player', message: 'Member' }),
      phone: 'title',
      cell: ({ userName }) => <b>{userName}</b>,
      below: [
        {
          phone: 'note',
          cell: ({ game, at }) => `${game} · ${moment(at, i18n.locale)}`,
        },
        {
          cell: ({ late }) =>
            late ? (
              <Badge tone="gold">
                <Trans id="agentIncome.lateBet">Of an earlier period</Trans>
              </Badge>
            ) : null,
        },
      ],
    },
    {
      key: 'stake',
      title: t({ id: 'agentIncome.stake', message: 'Stake' }),
      number: true,
      cell: ({ stake }) => sum(stake),
    },
    {
      key: 'turnover',
      title: t({ id: 'agentIncome.turnover', message: 'Turnover' }),
      number: true,
      phone: 'sum',
      cell: ({ turnover }) => sum(turnover),
    },
    {
      key: 'loss',
      title: t({ id: 'agentIncome.loss', message: 'Team loss' }),
      number: true,
      cell: ({ loss }) => sum(loss),
    },
  ];
  return (
    <Table
      label={t({ id: 'agentIncome.betsTitle', message: 'Bets that were counted' })}
      columns={columns}
      rows={list.map((bet, nth) => ({ ...bet, nth }))}
      keyOf={({ nth }) => String(nth)}
    />
  );
}
