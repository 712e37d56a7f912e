import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AccountRecord } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { HIDDEN_MONEY, moment, money, signedMoney } from '../../../../ui/format';
import { useSumsHidden } from '../../../../ui/sums-hidden';
import { type Column, Table } from '../../../../ui/table';
import { columnWords, kindWords, stateTones, stateWords } from '../../../parts/records/record-words';

/** Number, method and other party of a transaction; a dash without any (`own.account-record.reference`). */
const aboutOf = ({ number, method, counterpart }: AccountRecord) =>
  [number, method, counterpart].filter(Boolean).join(' · ') || '–';

/** The game and the round or issue, leading to the betting record (`own.account-record.bet`). */
const BetLink = ({ game, round }: NonNullable<AccountRecord['bet']>) => (
  <Link to="." search={{ dialog: 'memberCentre', page: 'personalHistoryCopy' }}>
    {game} · {round}
  </Link>
);

/** Transactions, newest first; plus for received, minus for sent. */
export function RecordTable({ list }: { list: readonly AccountRecord[] }) {
  const { t, i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const { at, kind, state, about, amount, balanceAfter } = columnWords;
  const columns: Column<AccountRecord>[] = [
    {
      key: 'at',
      title: t(at),
      phone: 'note',
      cell: (row) => <span className="mute">{moment(row.at, i18n.locale)}</span>,
    },
    { key: 'kind', title: t(kind), phone: 'title', cell: (row) => t(kindWords[row.kind]) },
    { key: 'about', title: t(about), cell: (row) => (row.bet ? <BetLink {...row.bet} /> : aboutOf(row)) },
    {
      key: 'state',
      title: t(state),
      phone: ({ state: its }) => (its === 'posted' ? undefined : 'title'),
      cell: (row) => <Badge tone={stateTones[row.state]}>{t(stateWords[row.state])}</Badge>,
    },
    {
      key: 'amount',
      title: t(amount),
      number: true,
      phone: 'sum',
      cell: (row) => (
        <b className={row.amount.startsWith('-') ? undefined : 'up'}>{signedMoney(row.amount, i18n.locale)}</b>
      ),
    },
    {
      key: 'balanceAfter',
      title: t(balanceAfter),
      number: true,
      phone: 'aside',
      cell: (row) => (hidden ? HIDDEN_MONEY : money(row.balanceAfter, i18n.locale)),
    },
  ];
  // A hold and its outcome are two entries of one transfer.
  return (
    <Table
      label={t({ id: 'record.title', message: 'Account record' })}
      columns={columns}
      rows={list}
      keyOf={({ id, at: when, amount: sum }) => `${id} ${when} ${sum}`}
    />
  );
}
