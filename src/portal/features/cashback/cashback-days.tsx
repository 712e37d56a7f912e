import { Trans, useLingui } from '@lingui/react/macro';
import type { CashbackLine } from '../../../contract/vip';
import { categoryWords } from '../../parts/bets/bet-words';
import { rateOf } from '../../parts/contracts/rate-of';
import { dayOf, digits, moment, money } from '../../ui/format';
import { type Column, Table } from '../../ui/table';
import './cashback.css';

/** Each day and category with what it was reckoned from; the newest day first. */
export function CashbackDays({ lines }: { lines: readonly CashbackLine[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<CashbackLine>[] = [
    {
      key: 'day',
      title: t({ id: 'cashback.day', message: 'Day' }),
      cell: ({ day, category }) => (
        <span className="cashback-day">
          <b>{dayOf(day, i18n.locale)}</b>
          <span className="mute sm">{i18n._(categoryWords[category])}</span>
        </span>
      ),
    },
    { key: 'base', title: t({ id: 'cashback.base', message: 'Valid bets' }), number: true, cell: ({ base }) => money(base, i18n.locale) },
    {
      key: 'rate',
      title: t({ id: 'cashback.rate', message: 'Rate' }),
      number: true,
      cell: ({ rate, level, levelName }) => (
        <span className="cashback-day">
          {rateOf(rate, i18n.locale)}
          <span className="mute sm">{levelName || `VIP ${digits(level, i18n.locale)}`}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t({ id: 'cashback.amount', message: 'Cashback' }),
      number: true,
      cell: (line) => <Amount line={line} />,
    },
    {
      key: 'claimBy',
      title: t({ id: 'cashback.claimBy', message: 'Claim by' }),
      number: true,
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

function Amount({ line: { amount, claimed } }: { line: CashbackLine }) {
  const { i18n } = useLingui();
  const before = money(claimed, i18n.locale);
  return (
    <span className="cashback-day">
      <b>{money(amount, i18n.locale)}</b>
      {claimed !== '0.00' && (
        <span className="mute sm">
          <Trans id="cashback.before">{before} claimed before</Trans>
        </span>
      )}
    </span>
  );
}
