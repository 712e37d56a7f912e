import { Trans, useLingui } from '@lingui/react/macro';
import type { CashbackLine } from '../../../../contract/rewards/vip';
import { dayOf, digits, moment, money } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { categoryWords } from '../../../parts/bets/bet-words';
import { rateOf } from '../../../parts/contracts/rate-of';

/** Each day and category with its calculation; newest day first. */
export function CashbackDays({ lines }: { lines: readonly CashbackLine[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<CashbackLine>[] = [
    {
      key: 'day',
      title: t({ id: 'cashback.day', message: 'Day' }),
      phone: 'title',
      cell: ({ day }) => <b>{dayOf(day, i18n.locale)}</b>,
      below: [
        {
          title: t({ id: 'cashback.category', message: 'Category' }),
          phone: 'title',
          cell: ({ category }) => i18n._(categoryWords[category]),
        },
      ],
    },
    {
      key: 'base',
      title: t({ id: 'cashback.base', message: 'Valid bets' }),
      number: true,
      cell: ({ base }) => money(base, i18n.locale),
    },
    {
      key: 'rate',
      title: t({ id: 'cashback.rate', message: 'Rate' }),
      number: true,
      cell: ({ rate }) => rateOf(rate, i18n.locale),
      below: [
        {
          title: t({ id: 'cashback.level', message: 'Level' }),
          cell: ({ level, levelName }) => levelName || `VIP ${digits(level, i18n.locale)}`,
        },
      ],
    },
    {
      key: 'amount',
      title: t({ id: 'cashback.amount', message: 'Cashback' }),
      number: true,
      phone: 'sum',
      cell: ({ amount }) => <b>{money(amount, i18n.locale)}</b>,
      below: [{ cell: ({ claimed }) => (claimed === '0.00' ? null : <Before claimed={claimed} />) }],
    },
    {
      key: 'claimBy',
      title: t({ id: 'cashback.claimBy', message: 'Claim by' }),
      number: true,
      phone: 'note',
      named: true,
      cell: ({ claimBy }) => moment(claimBy, i18n.locale),
    },
  ];
  return (
    <section className="card">
      <Table
        label={t({ id: 'cashback.table', message: 'Cashback by day and category' })}
        columns={columns}
        rows={lines}
        keyOf={({ day, category }) => `${day} ${category}`}
      />
    </section>
  );
}

function Before({ claimed }: Pick<CashbackLine, 'claimed'>) {
  const { i18n } = useLingui();
  const before = money(claimed, i18n.locale);
  return <Trans id="cashback.before">{before} claimed before</Trans>;
}
