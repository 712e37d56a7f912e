import { useLingui } from '@lingui/react/macro';
import type { TeamOverview } from '../../../../contract/agents/team';
import { dayOf, digits, money } from '../../../../ui/format';
import { Signed } from '../../../../ui/sum';
import { type Column, Table } from '../../../../ui/table';

type Day = TeamOverview['days'][number];

/** Every day, the newest first. */
export function OverviewTable({ days }: Pick<TeamOverview, 'days'>) {
  const { t, i18n } = useLingui();
  const sum = (key: 'validBet' | 'deposits' | 'withdrawals', title: string, phone?: 'note'): Column<Day> => ({
    ...{ key, title, number: true, phone, named: true },
    cell: (day) => money(day[key], i18n.locale),
  });
  const columns: Column<Day>[] = [
    {
      key: 'day',
      title: t({ id: 'agentOverview.day', message: 'Day' }),
      phone: 'title',
      cell: ({ day }) => dayOf(day, i18n.locale),
    },
    {
      key: 'joined',
      title: t({ id: 'agentOverview.newcomers', message: 'Joined' }),
      number: true,
      cell: ({ joined }) => digits(joined, i18n.locale),
    },
    sum('validBet', t({ id: 'agentOverview.turnover', message: 'Turnover' }), 'note'),
    {
      key: 'net',
      title: t({ id: 'agentOverview.net', message: 'Players’ result' }),
      number: true,
      phone: 'sum',
      cell: ({ net }) => <Signed amount={net} />,
    },
    sum('deposits', t({ id: 'agentOverview.deposits', message: 'Deposits' })),
    sum('withdrawals', t({ id: 'agentOverview.withdrawals', message: 'Withdrawals' })),
  ];
  return (
    <section className="card">
      <Table
        label={t({ id: 'agentOverview.table', message: 'Figures by day' })}
        columns={columns}
        rows={[...days].reverse()}
        keyOf={({ day }) => day}
      />
    </section>
  );
}
