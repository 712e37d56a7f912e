import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { Winner } from '../../../contract/play/games';
import { moment, money } from '../../../ui/format';
import { GameArt } from '../../../ui/game-art';
import { Lane } from './lane';
import { useLane } from './use-lane';

const VISIBLE_COUNT = 4;

/** Reads the latest wins of real rounds, with masked names (s7.relay.rank-list). */
export const useWinners = () =>
  useLane<Winner[]>({
    name: 'winners',
    read: async (clientFor, signal) =>
      (await clientFor(gameEndpoints).rankList({}, { signal })).list.slice(0, VISIBLE_COUNT),
  });

/** Latest wins. Left out while there are none. */
export function WinnersLane({ winners }: { winners: readonly Winner[] }) {
  const { i18n } = useLingui();
  if (winners.length === 0) return null;
  return (
    <Lane
      id="lane-winners"
      title={<Trans id="lanes.winners">Latest winners</Trans>}
      all={
        <Link to="/winners">
          <Trans id="lanes.winners.all">All winners</Trans>
        </Link>
      }
    >
      <ol className="card lane-winners">
        {winners.map(({ player, gameId, gameName, amount, at }) => (
          <li key={`${player} ${gameName} ${amount} ${at}`}>
            <GameArt id={gameId ?? gameName} />
            <span className="grow">
              <b>{gameName}</b>
              <span className="xs mute">
                {player} · <time dateTime={new Date(at).toISOString()}>{moment(at, i18n.locale)}</time>
              </span>
            </span>
            <b className="num">{money(amount, i18n.locale)}</b>
          </li>
        ))}
      </ol>
      <p className="xs mute">
        <Trans id="lanes.winners.note">Real wins of real rounds. Many rounds win nothing.</Trans>
      </p>
    </Lane>
  );
}
