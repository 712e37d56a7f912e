import { fromPromise } from 'xstate';
import type { GameInfoOutcome } from '../../../../machines/play/game-info/game-info.machine';
import { asFailure } from '../../../contract';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { FlowDependencies } from '../dependencies';

/** Codes of an id that is no game's now, and of one that cannot be a game's, which the client finds itself. */
const GONE = ['game.unknown', 'request.invalid'];
/** Returns whether a call has failed because there is no game of its id. */
export const isGameGone = (error: unknown): boolean => GONE.includes(asFailure(error).code);

/** Reads what a game is by its id, or that there is none. */
export const loadGame = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(gameEndpoints);
  return fromPromise<GameInfoOutcome, { id: string }>(async ({ input: { id }, signal }) => {
    try {
      return { kind: 'shown', game: await client.gameDetail({ gameId: id }, { signal }) };
    } catch (error) {
      if (isGameGone(error)) return { kind: 'gone' };
      throw error;
    }
  });
};
