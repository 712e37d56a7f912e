import { fromPromise } from 'xstate';
import type { GameInfoOutcome } from '../../../../machines/play/game-info/game-info.machine';
import { asFailure } from '../../../contract';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { FlowDependencies } from '../dependencies';

/** Codes of an id that is no game's now, and of one that cannot be a game's, which the client finds itself. */
const GONE = ['game.unknown', 'request.invalid'];
/** Returns whether a call failed because the game does not exist. */
export const isGameGone = (error: unknown): boolean => GONE.includes(asFailure(error).code);

/** Loads a game by its id, or the fact that it does not exist. */
export const loadGame = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(gameEndpoints);
  return fromPromise<GameInfoOutcome, { id: string }>(async ({ input: { id }, signal }) => {
    try {
      return { kind: 'loaded', game: await client.gameDetail({ gameId: id }, { signal }) };
    } catch (error) {
      if (isGameGone(error)) return { kind: 'gone' };
      throw error;
    }
  });
};
