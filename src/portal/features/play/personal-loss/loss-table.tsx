import { useLingui } from '@lingui/react/macro';
import type { PersonalLoss } from '../../../../contract';
import { dayOf, money, signedMoney } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';

type Day = PersonalLoss['days'][number];

/** The days on which something was staked or won, the newest first. */
export function LossTable({ days }: Pick<PersonalLoss, 'days'>) {
  const { t, i18n } = useLingui();
  const columns: Column<Day>[] = [
    {
      key: 'day',
      title: t({ id: 'loss.day', message: 'Day' }),
      phone: 'title',
      cell: ({ day }) => dayOf(day, i18n.locale),
    },
    {
      key: 'staked',
      title: t({ id: 'loss.staked', message: 'Staked' }),
      number: true,
      phone: 'note',
      named: true,
      cell: ({ staked }) => money(staked, i18n.locale),
    },
    {
      key: 'won',
      title: t({ id: 'loss.won', message: 'Won' }),
      number: true,
      phone: 'aside',
      named: true,
      cell: ({ won }) => money(won, i18n.locale),
    },
    {
      key: 'profit',
      title: t({ id: 'loss.profit', message: 'Result' }),
      number: true,
      phone: 'sum',
      cell: ({ profit }) => (
        <b className={profit.startsWith('-') ? 'down' : 'up'}>{signedMoney(profit, i18n.locale)}</b>
      ),
    },
  ];
  const played = days.filter(({ staked, won }) => staked !== '0.00' || won !== '0.00').reverse();
  return (
    <section className="card">
      <Table
        label={t({ id: 'loss.table', message: 'Result by day' })}
        columns={columns}
        rows={played}
        keyOf={({ day }) => day}
      />
    </section>
  );
}
