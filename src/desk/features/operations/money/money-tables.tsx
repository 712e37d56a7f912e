import { Trans, useLingui } from '@lingui/react/macro';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { PLAY_FIGURES } from '../../../../contract/operations/money';
import { dayOf, inDigits, money } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { PlayerLink } from '../../../parts/desk-link';
import { amountWord, betsWord, countWord, figureWords, type MoneyFigure, noAgentWord, partWords } from './money-words';
import { sourceName } from './source-name';

/** Columns of all figures: two figures in a cell, so that a table fits a tablet. */
const ALL = [
  ['deposits', 'withdrawals'],
  ['stakes', 'wins'],
  ['gross', 'net'],
  ['bonus', 'cashback'],
  ['wages'],
] as const;
const PLAY = PLAY_FIGURES.map((figure) => [figure] as const);

/** Returns the columns of figures; on a phone one is in the row's first line, the others in the opened row. */
function useFigures<F extends MoneyFigure>(
  columns: readonly (readonly [F, ...F[]])[],
  atOnce: F,
): Column<Record<F, string>>[] {
  const { t, i18n } = useLingui();
  const partOf = (figure: F) => ({
    title: t(figureWords[figure]),
    phone: figure === atOnce ? ('sum' as const) : undefined,
    cell: (row: Record<F, string>) => money(row[figure], i18n.locale),
  });
  return columns.map(([first, ...more]) => ({
    key: first,
    number: true,
    ...partOf(first),
    below: more.map((figure) => ({ ...partOf(figure), named: true })),
  }));
}

/** Figures by day. */
export function DayTable({ days }: Pick<MoneyReport, 'days'>) {
  const { t, i18n } = useLingui();
  type Row = MoneyReport['days'][number];
  const columns: Column<Row>[] = [
    {
      key: 'day',
      title: t({ id: 'desk.money.day', message: 'Day' }),
      phone: 'title',
      cell: ({ day }) => dayOf(day, i18n.locale),
    },
    ...useFigures(ALL, 'net'),
  ];
  return <Table label={t(partWords.days)} columns={columns} rows={days} keyOf={({ day }) => day} />;
}

/** Figures of play by category or vendor. */
export function GameTable({ label, rows }: { label: string; rows: MoneyReport['categories'] }) {
  const { t, i18n } = useLingui();
  const columns: Column<MoneyReport['categories'][number]>[] = [
    { key: 'name', title: t({ id: 'desk.money.name', message: 'Name' }), phone: 'title', cell: ({ name }) => name },
    { key: 'bets', title: t(betsWord), number: true, cell: ({ bets }) => inDigits(String(bets), i18n.locale) },
    ...useFigures(PLAY, 'gross'),
  ];
  return rows.length === 0 ? (
    <Nothing />
  ) : (
    <Table label={label} columns={columns} rows={rows} keyOf={({ code }) => code} />
  );
}

/** All figures by the agent at the top of the line. */
export function AgentTable({ rows }: { rows: MoneyReport['agents'] }) {
  const { t } = useLingui();
  const columns: Column<MoneyReport['agents'][number]>[] = [
    {
      key: 'agent',
      title: t({ id: 'desk.money.agent', message: 'Agent' }),
      phone: 'title',
      cell: ({ agent }) => (agent === null ? t(noAgentWord) : <PlayerLink user={agent} />),
    },
    ...useFigures(ALL, 'net'),
  ];
  if (rows.length === 0) return <Nothing />;
  return <Table label={t(partWords.agents)} columns={columns} rows={rows} keyOf={({ agent }) => agent ?? ''} />;
}

/** Bonus and cashback by offer. */
export function OfferTable({ rows }: { rows: MoneyReport['offers'] }) {
  const { t, i18n } = useLingui();
  const columns: Column<MoneyReport['offers'][number]>[] = [
    { key: 'offer', title: t({ id: 'desk.money.offer', message: 'Offer' }), phone: 'title', cell: sourceName },
    {
      key: 'count',
      title: t(countWord),
      number: true,
      phone: 'note',
      named: true,
      cell: ({ count }) => inDigits(String(count), i18n.locale),
    },
    {
      key: 'amount',
      title: t(amountWord),
      number: true,
      phone: 'sum',
      cell: ({ amount }) => money(amount, i18n.locale),
    },
  ];
  if (rows.length === 0) return <Nothing />;
  return (
    <Table
      label={t(partWords.offers)}
      columns={columns}
      rows={rows}
      keyOf={({ source, title }) => `${source} ${title ?? ''}`}
    />
  );
}

const Nothing = () => (
  <p className="sm mute">
    <Trans id="desk.money.none">Nothing in this period.</Trans>
  </p>
);
