import { useLingui } from '@lingui/react/macro';
import { dayOf, hoursAndMinutes, money, signedMoney } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { type PlayStatement, wasPlayed } from './play-statement.flow';

type Day = PlayStatement['days'][number];

/** The days with play, today first. */
export function StatementDays({ days }: Pick<PlayStatement, 'days'>) {
  const { t, i18n } = useLingui();
  const columns: Column<Day>[] = [
    {
      key: 'day',
      title: t({ id: 'statement.day', message: 'Day' }),
      phone: 'title',
      cell: ({ day }) => dayOf(day, i18n.locale),
    },
    {
      key: 'time',
      title: t({ id: 'statement.time', message: 'Time played' }),
      number: true,
      phone: 'note',
      named: true,
      cell: ({ minutes }) => hoursAndMinutes(minutes, i18n.locale),
    },
    {
      key: 'staked',
      title: t({ id: 'statement.staked', message: 'Staked' }),
      number: true,
      phone: 'aside',
      named: true,
      cell: ({ staked }) => money(staked, i18n.locale),
    },
    {
      key: 'won',
      title: t({ id: 'statement.won', message: 'Won' }),
      number: true,
      phone: 'none',
      cell: ({ won }) => money(won, i18n.locale),
    },
    {
      key: 'net',
      title: t({ id: 'statement.net', message: 'Net result' }),
      number: true,
      phone: 'sum',
      cell: ({ net }) => <NetResult net={net} />,
    },
  ];
  return (
    <section className="card">
      <Table
        label={t({ id: 'statement.days', message: 'Time and net result by day' })}
        columns={columns}
        rows={days.filter(wasPlayed)}
        keyOf={({ day }) => day}
      />
    </section>
  );
}

/** A net result with its sign, in the colour of a gain or a loss. */
export function NetResult({ net }: { net: string }) {
  const { i18n } = useLingui();
  return <b className={`num ${net.startsWith('-') ? 'down' : 'up'}`}>{signedMoney(net, i18n.locale)}</b>;
}
