import { fromPromise } from 'xstate';
import type { GameInfoOutcome } from '../../../../machines/play/game-info/game-info.machine';
import { asFailure } from '../../../contract';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { FlowDependencies } from '../dependencies';

/** What the gateway says of an id that is no game's now, and the client of one that can be nobody's. */
const GONE = ['game.unknown', 'request.invalid'];

/** Reads what a game is by its id, or that there is none. */
export const loadGame = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(gameEndpoints);
  return fromPromise<GameInfoOutcome, { id: string }>(async ({ input: { id }, signal }) => {
    try {
      return { kind: 'shown', game: await client.gameDetail({ gameId: id }, { signal }) };
    } catch (error) {
      if (GONE.includes(asFailure(error).code)) return { kind: 'gone' };
      throw error;
    }
  });
};
