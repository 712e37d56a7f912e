import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail } from '../../../../contract';
import { moment, signedMoney } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { eventWords, statusWords } from '../../../parts/bets/bet-words';
import '../../../parts/bets/bets.css';

type Move = BetDetail['transactions'][number];
type Event = BetDetail['events'][number];

/** Effect of each of the studio's transactions on the wallet; and all settlements, if there is more than one. */
export function RoundMoves({ round: { transactions, events, draw } }: { round: BetDetail }) {
  const { t, i18n } = useLingui();
  const when = (at: number | null) => <span className="mute">{at === null ? '–' : moment(at, i18n.locale)}</span>;
  const time = t({ id: 'bets.time', message: 'Time' });
  const moves: Column<Move>[] = [
    {
      key: 'id',
      title: t({ id: 'bets.transaction', message: 'Transaction' }),
      phone: 'note',
      cell: ({ transactionId }) => <span className="bet-code">{transactionId}</span>,
    },
    { key: 'at', title: time, phone: 'title', cell: ({ at }) => when(at) },
    {
      key: 'amount',
      title: t({ id: 'bets.moved', message: 'In the wallet' }),
      number: true,
      phone: 'sum',
      cell: ({ amount }) => signedMoney(amount, i18n.locale),
    },
  ];
  const eventColumns: Column<Event>[] = [
    {
      key: 'kind',
      title: t({ id: 'bets.event', message: 'Event' }),
      phone: 'title',
      cell: ({ kind }) => t(eventWords[kind]),
    },
    { key: 'at', title: time, phone: 'note', cell: ({ at }) => when(at) },
    {
      key: 'status',
      title: t({ id: 'bets.status', message: 'Status' }),
      phone: 'aside',
      cell: ({ status }) => t(statusWords[status]),
    },
  ];
  const ofMoves = t({ id: 'bets.transactions', message: 'Transactions' });
  const ofEvents = t({ id: 'bets.events', message: 'Settled more than once' });
  return (
    <>
      <h4>{ofMoves}</h4>
      <Table label={ofMoves} columns={moves} rows={transactions} keyOf={({ transactionId }) => transactionId} />
      {events.length > 1 && (
        <>
          <h4>{ofEvents}</h4>
          <p className="mute sm">
            {draw ? (
              <Trans id="bets.events.draw">
                The result of the draw has changed. What the bet is now is shown above.
              </Trans>
            ) : (
              <Trans id="bets.events.text">The provider corrected this round. What it is now is shown above.</Trans>
            )}
          </p>
          <Table label={ofEvents} columns={eventColumns} rows={events} keyOf={({ kind, at }) => `${kind} ${at}`} />
        </>
      )}
    </>
  );
}
