import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail } from '../../../../contract';
import { inDigits, moment } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { resultWords } from '../../../parts/bets/bet-words';
import '../../../parts/bets/bets.css';

type Draw = NonNullable<BetDetail['draw']>;
type Result = Draw['results'][number];

/** Every result that a draw of ours had, the one that counts last (own.draw.corrected, own.draw.void). */
export function DrawResults({ draw: { issue, results } }: { draw: Draw }) {
  const { t, i18n } = useLingui();
  const label = t({ id: 'bets.draw', message: 'Results of the draw' });
  const columns: Column<Result>[] = [
    {
      key: 'kind',
      title: t({ id: 'bets.event', message: 'Event' }),
      phone: 'title',
      cell: ({ kind }) => t(resultWords[kind]),
    },
    {
      key: 'at',
      title: t({ id: 'bets.time', message: 'Time' }),
      phone: 'sum',
      cell: ({ at }) => <span className="mute">{moment(at, i18n.locale)}</span>,
    },
    {
      key: 'numbers',
      title: t({ id: 'bets.draw.numbers', message: 'Numbers' }),
      phone: 'note',
      cell: ({ numbers }) => <span className="bet-code num">{inDigits(numbers.join(' '), i18n.locale) || '–'}</span>,
    },
  ];
  return (
    <>
      <h4>{label}</h4>
      <p className="mute sm">
        <Trans id="bets.draw.no">Draw no. {inDigits(issue, i18n.locale)}</Trans>
        {results.length > 1 && (
          <>
            {' · '}
            <Trans id="bets.draw.last">The last result is the one that counts.</Trans>
          </>
        )}
      </p>
      <Table label={label} columns={columns} rows={results} keyOf={({ kind, at }) => `${kind} ${at}`} />
    </>
  );
}
