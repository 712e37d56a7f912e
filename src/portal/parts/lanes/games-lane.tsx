import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Game } from '../../../contract/play/games';
import { GameArt } from '../../../ui/game-art';
import { Lane } from './lane';

type Props = { id: string; title: ReactNode; all?: ReactNode; games: readonly Game[] | undefined };

/** One row of games, each leading to its page. Silent skeletons while it loads. */
export const GamesLane = ({ games, ...lane }: Props) => (
  <Lane {...lane}>
    {games === undefined ? (
      <ul className="lane-games" aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <span className="skel lane-art" />
            <span className="skel skel-line" />
          </li>
        ))}
      </ul>
    ) : (
      <ul className="lane-games">
        {games.map(({ gameId, showIcon, gameName, vendorName }) => (
          <li key={gameId}>
            <GameArt id={showIcon} />
            <Link to="." search={{ dialog: 'gameInfo', id: gameId }}>
              {gameName}
            </Link>
            <span className="xs mute">{vendorName}</span>
          </li>
        ))}
      </ul>
    )}
  </Lane>
);

const PLACES = [0, 1, 2, 3, 4, 5];
