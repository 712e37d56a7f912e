import { fromPromise } from 'xstate';
import {
  type GameSheetOutcome,
  gameInfoMachine,
  type RoundsOutcome,
} from '../../../../../machines/play/game-info/game-info.machine';
import { SETTINGS } from '../../../../contract';
import { recordEndpoints } from '../../../../contract/money/wallet-endpoints';
import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import { languageChanges } from '../../../../ui/browser/watch-language';
import type { FlowDependencies } from '../../../parts/dependencies';
import { isGameGone } from '../../../parts/games/load-game';

/** A game's sheet with its odds; the rounds are those of the betting record (s2.member-centre.betting-record). */
export const gameInfoFlow = (deps: Pick<FlowDependencies, 'clientFor' | 'storage'>) => {
  const client = deps.clientFor({ ...gameEndpoints, ...recordEndpoints });
  return gameInfoMachine.provide({
    actors: {
      watchLanguage: languageChanges,
      loadGame: fromPromise(async ({ input: { id: gameId }, signal }): Promise<GameSheetOutcome> => {
        try {
          const [game, { odds }] = await Promise.all([
            client.gameDetail({ gameId }, { signal }),
            // The sheet is of use without its table, which a gateway of the previous version does not have.
            client.gameOdds({ gameId }, { signal }).catch(() => ({ odds: null })),
          ]);
          return { kind: 'loaded', game, odds };
        } catch (error) {
          if (isGameGone(error)) return { kind: 'gone' };
          throw error;
        }
      }),
      loadRounds: fromPromise(async ({ input: { id: game }, signal }): Promise<RoundsOutcome> => {
        if (!deps.storage.isMember()) return { kind: 'nobody' };
        const { list } = await client.bets({ game, pageNo: 1, pageSize: SETTINGS.games.ownRounds }, { signal });
        return list.length > 0 ? { kind: 'played', rounds: list } : { kind: 'unplayed' };
      }),
    },
  });
};
