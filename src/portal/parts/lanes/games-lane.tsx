import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { Game } from '../../../contract/play/games';
import { GameArt } from '../../../ui/game-art';
import { Lane } from './lane';
import { useLane } from './use-lane';

const VISIBLE_COUNT = 6;

/** Reads the games that the player opened last, the newest first (s7.relay.recent-game). */
export const useRecentGames = () =>
  useLane<Game[]>({
    name: 'recent',
    read: async (clientFor, signal) => (await clientFor(gameEndpoints).recentGames(undefined, { signal })).list,
  });

/**
 * Reads the games that most players opened in the last seven days, then others in the order of the catalogue
 * (s7.call.popular-games).
 */
export const usePopularGames = () =>
  useLane<Game[]>({
    name: 'popular',
    read: async (clientFor, signal) => (await clientFor(gameEndpoints).popularGames({}, { signal })).list,
  });

type Props = { id: string; title: ReactNode; games: readonly Game[] };

/** Games that can be opened now, each leading to its page. Left out if there are none. */
export function GamesLane({ games, ...lane }: Props) {
  const open = games.filter(({ maintenance }) => !maintenance).slice(0, VISIBLE_COUNT);
  if (open.length === 0) return null;
  return (
    <Lane {...lane} all={<AllGames />}>
      <ul className="lane-games">
        {open.map(({ gameId, showIcon, gameName, vendorName }) => (
          <li key={gameId}>
            <GameArt id={showIcon} />
            <Link to="." search={{ dialog: 'gameInfo', id: gameId }}>
              {gameName}
            </Link>
            <span className="xs mute">{vendorName}</span>
          </li>
        ))}
      </ul>
    </Lane>
  );
}

const AllGames = () => (
  <Link to="/lobby">
    <Trans id="lanes.games.all">All games</Trans>
  </Link>
);

/** Games in the size of those that load. Silent. */
export const GameSkeletons = () => (
  <ul className="sec lane-games" aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place}>
        <span className="skel lane-art" />
        <span className="skel skel-line" />
      </li>
    ))}
  </ul>
);

const PLACES = Array.from({ length: VISIBLE_COUNT }, (_, index) => index);
