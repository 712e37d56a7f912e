import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Game } from '../../../contract/play/games';
import { Badge } from '../../../ui/badge';
import { GameArt } from '../../../ui/game-art';
import { PlayButtons } from './play-buttons';
import './games.css';

/** A game: its woven picture, its name, which leads to what is said of it, who made it, and the ways to play. `corner`: a heart. */
export const GameTile = ({ game, corner }: { game: Game; corner?: ReactNode }) => (
  <li className={game.maintenance ? 'card tile off' : 'card tile'}>
    <GameArt id={game.showIcon} />
    <Mark game={game} />
    <div className="tx">
      <h3>
        <Link to="." search={{ dialog: 'gameInfo', id: game.gameId }}>
          {game.gameName}
        </Link>
      </h3>
      <p className="xs mute">{game.vendorName}</p>
    </div>
    <PlayButtons game={game} />
    {corner}
  </li>
);

/** Badge of a game under maintenance, or of a featured one. */
function Mark({ game: { maintenance, isHot } }: { game: Game }) {
  if (maintenance)
    return (
      <Badge>
        <Trans id="game.maintenance">Maintenance</Trans>
      </Badge>
    );
  if (isHot === 0) return null;
  return (
    <Badge tone="gold">
      <Trans id="game.hot">Featured</Trans>
    </Badge>
  );
}
