import { fromPromise } from 'xstate';
import { type GameInfoOutcome, gameInfoMachine } from '../../../../machines/game-info/game-info.machine';
import { asFailure } from '../../../contract';
import { gameEndpoints } from '../../../contract/game-endpoints';
import type { FlowDependencies } from '../../parts/dependencies';

/** What the gateway says of an id that is no game's now, and the client of one that can be nobody's. */
const GONE = ['game.unknown', 'request.invalid'];

export const gameInfoFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(gameEndpoints);
  return gameInfoMachine.provide({
    actors: {
      loadGame: fromPromise(async ({ input: { id }, signal }): Promise<GameInfoOutcome> => {
        try {
          return { kind: 'shown', game: await client.gameDetail({ gameId: id }, { signal }) };
        } catch (error) {
          if (GONE.includes(asFailure(error).code)) return { kind: 'gone' };
          throw error;
        }
      }),
    },
  });
};
