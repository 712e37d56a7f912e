import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { GameDetail, GameOdds } from '../../../../contract/play/games';
import { GameArt } from '../../../../ui/game-art';
import { Note } from '../../../../ui/note';
import { takeLostFocus } from '../../../../ui/take-focus';
import { GameTile } from '../../../parts/games/game-tile';
import { PlayButtons } from '../../../parts/games/play-buttons';
import { GameFacts } from './game-facts';
import { RULES_TEXT } from './info-words';
import { Odds } from './odds';
import { OwnRounds } from './own-rounds';
import './game-info.css';

type Props = { game: GameDetail; odds: GameOdds | null } & ComponentProps<typeof OwnRounds>;

/** Sheet of a game: rules, ways to play, facts and odds. Once loaded it takes the focus, so that it is read out. */
export function Sheet({ game, odds, actor }: Props) {
  const { i18n } = useLingui();
  return (
    <article className="stack game-sheet" tabIndex={-1} ref={takeLostFocus}>
      <div className="game-sheet-head">
        <GameArt id={game.showIcon} />
        <div>
          <p className="sm mute">{game.vendorName}</p>
          {game.rules && <p>{i18n._(RULES_TEXT[game.rules])}</p>}
          {game.sameAs && <SameAs game={game.sameAs} />}
        </div>
      </div>
      {game.maintenance && (
        <Note tone="gold" role="status">
          <Trans id="gameInfo.maintenance">This game is under maintenance. Here are others like it.</Trans>
        </Note>
      )}
      <PlayButtons game={game} large />
      <GameFacts game={game} />
      {odds && <Odds odds={odds} />}
      <OwnRounds actor={actor} />
      {game.recommended.length > 0 && (
        <ul className="tiles two-columns">
          {game.recommended.map((other) => (
            <GameTile key={other.gameId} game={other} />
          ))}
        </ul>
      )}
    </article>
  );
}

/** Says which game this one equals but for its theme (own.game-info.same). */
function SameAs({ game: { gameId, gameName } }: { game: NonNullable<GameDetail['sameAs']> }) {
  return (
    <p className="sm">
      <Trans id="gameInfo.sameAs">
        Same game as{' '}
        <Link to="." search={{ dialog: 'gameInfo', id: gameId }}>
          {gameName}
        </Link>
        : the chances and payouts are equal.
      </Trans>
    </p>
  );
}
