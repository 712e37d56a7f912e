import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Game } from '../../../contract/play/games';
import { Badge } from '../../../ui/badge';
import { money, percent } from '../../../ui/format';
import { GameArt } from '../../../ui/game-art';
import { Icon } from '../../../ui/icon';
import { PlayButtons } from './play-buttons';
import './games.css';

/**
 * Card of a game: woven picture, name (the link to its details), vendor, return, stakes, and the buttons that open it
 * (`own.game-browse.card`). `corner` takes a heart.
 */
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
      <Facts game={game} />
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

/** Return, stakes and the mark of provable fairness. Games that no house decides have no return. */
function Facts({ game: { returnToPlayer, minBet, maxBet, fairness } }: { game: Game }) {
  const { i18n } = useLingui();
  const returned = returnToPlayer === null ? null : percent(returnToPlayer, i18n.locale);
  const lowest = money(minBet, i18n.locale);
  const highest = money(maxBet, i18n.locale);
  return (
    <>
      {returned !== null && (
        <p className="xs">
          <Trans id="game.return">Return {returned}</Trans>
        </p>
      )}
      <p className="xs">
        <Trans id="game.stake">
          Stake {lowest} to {highest}
        </Trans>
      </p>
      {fairness === 'provablyFair' && (
        <Badge tone="field">
          <Icon name="shield" small />
          <Trans id="game.verified">Provably fair</Trans>
        </Badge>
      )}
    </>
  );
}
