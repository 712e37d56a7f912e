import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { GameTile } from '../../../parts/games/game-tile';
import type { PartProps } from './game-browse.flow';

/** No games found: suggestions, and some featured games. */
export function NoGames({ browse, state }: PartProps) {
  const { query, found } = state.context;
  const suggested = found?.suggested ?? [];
  return (
    <>
      <Empty
        title={
          query.q ? (
            <Trans id="lobby.none.named">No game is called “{query.q}”</Trans>
          ) : (
            <Trans id="lobby.none">No games here</Trans>
          )
        }
      >
        <p role="status">
          {query.q ? (
            <Trans id="lobby.none.text">Check the spelling, or look at all games.</Trans>
          ) : (
            <Trans id="lobby.none.filtered">Remove a filter, or look at all games.</Trans>
          )}
        </p>
        <Button onClick={() => browse.send({ type: 'query.selected', query: {} })}>
          <Trans id="lobby.all">Show all games</Trans>
        </Button>
      </Empty>
      {suggested.length > 0 && (
        <section className="sec" aria-labelledby="suggested">
          <h2 id="suggested">
            <Trans id="lobby.suggested">Featured games</Trans>
          </h2>
          <ul className="tiles">
            {suggested.map((game) => (
              <GameTile key={game.gameId} game={game} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
