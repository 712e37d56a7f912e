import { Trans, useLingui } from '@lingui/react/macro';
import type { Leaderboard } from '../../../../contract/rewards/activities';
import { Badge } from '../../../../ui/badge';
import { Empty } from '../../../../ui/empty';
import { digits, moment, money } from '../../../../ui/format';
import { Resets } from '../../../../ui/page/resets';
import { type Column, Table } from '../../../../ui/table';
import { Prize } from '../../../parts/prize/prize';
import { Own } from './own';
import type { RankingRef } from './ranking.flow';

type Row = Leaderboard['list'][number];

/** A leaderboard: the player's own rank, and the top (own.ranking.order). */
export function Board({ ranking, board }: { ranking: RankingRef; board: Leaderboard }) {
  const { t, i18n } = useLingui();
  const { list, own, least, takenAt, isFinal } = board;
  const label = t({ id: 'ranking.title', message: 'Leaderboard' });
  const columns: Column<Row>[] = [
    {
      key: 'rank',
      title: t({ id: 'ranking.rank', message: 'Place' }),
      phone: 'lead',
      cell: ({ rank }) => <b className="num">{digits(rank, i18n.locale)}</b>,
    },
    {
      key: 'player',
      title: t({ id: 'ranking.player', message: 'Player' }),
      phone: 'title',
      cell: (row) => (
        <>
          {row.player}{' '}
          {row.own && (
            <Badge tone="field">
              <Trans id="ranking.you">You</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'turnover',
      title: t({ id: 'ranking.turnover', message: 'Turnover' }),
      number: true,
      phone: 'sum',
      cell: ({ turnover }) => money(turnover, i18n.locale),
    },
    {
      key: 'prize',
      title: t({ id: 'ranking.prize', message: 'Prize' }),
      number: true,
      phone: 'note',
      named: true,
      cell: ({ prize }) => (prize ? <Prize prize={prize} /> : '–'),
    },
  ];
  const when = takenAt === null ? null : moment(takenAt, i18n.locale);
  const from = moment(board.starts, i18n.locale);
  const minimum = money(least, i18n.locale);
  return (
    <>
      {own && <Own ranking={ranking} own={own} isFinal={isFinal} />}
      {list.length > 0 ? (
        <Table label={label} columns={columns} rows={list} keyOf={({ rank }) => String(rank)} />
      ) : (
        <Empty title={<Trans id="ranking.none">Nobody is here yet</Trans>}>
          <p role="status">
            <Trans id="ranking.none.text">Players appear from a turnover of {minimum}.</Trans>
          </p>
        </Empty>
      )}
      <p className="xs mute">
        <Trans id="ranking.rules">
          Since {from}. From a turnover of {minimum}; who was there first stands above.
        </Trans>{' '}
        {when !== null &&
          (isFinal ? <Trans id="ranking.final">Final.</Trans> : <Trans id="ranking.takenAt">As of {when}.</Trans>)}{' '}
        {!isFinal && <Resets at={board.ends} />}
      </p>
    </>
  );
}
