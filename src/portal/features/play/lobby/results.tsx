import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { GameTile } from '../../../parts/games/game-tile';
import { Heart } from '../../../parts/games/heart';
import { TileSkeletons } from '../../../parts/games/tile-skeletons';
import type { PartProps } from './game-browse.flow';
import { Makers } from './makers';
import { More } from './more';
import { NotSaved } from './not-saved';
import { Total } from './total';
import './lobby.css';

type Props = PartProps & { empty: ReactNode };

/** The result: tiles and more of them, nothing, a skeleton, or an error. */
export function Results({ browse, state, empty }: Props) {
  const { found, failure } = state.context;
  const { favourites } = state.children;
  if (state.matches('failed'))
    return <LoadAgain failure={failure} onRetry={() => browse.send({ type: 'retry.requested' })} />;
  const isEmpty = state.matches('empty') || (state.hasTag('filtering') && found?.total === 0);
  if (isEmpty) return empty;
  const waits = state.matches('opening') || state.matches('loading');
  return (
    <div aria-busy={waits || undefined}>
      {waits ? (
        <p role="status" className="lobby-total sm mute">
          <Trans id="lobby.loading">Loading…</Trans>
        </p>
      ) : (
        found && <Total found={found} />
      )}
      {found && !waits && <Makers vendors={found.vendors} />}
      {favourites && <NotSaved favourites={favourites} />}
      {found ? (
        <ul className="tiles">
          {found.games.map((game) => (
            <GameTile
              key={game.gameId}
              game={game}
              corner={favourites && <Heart favourites={favourites} gameId={game.gameId} gameName={game.gameName} />}
            />
          ))}
        </ul>
      ) : (
        <TileSkeletons />
      )}
      {state.hasTag('listed') && <More browse={browse} state={state} />}
    </div>
  );
}
