import { fromPromise } from 'xstate';
import { gameInfoMachine, type RoundsOutcome } from '../../../../../machines/play/game-info/game-info.machine';
import { SETTINGS } from '../../../../contract';
import { recordEndpoints } from '../../../../contract/money/wallet-endpoints';
import type { FlowDependencies } from '../../../parts/dependencies';
import { loadGame } from '../../../parts/games/load-game';
import { languageChanges } from '../../../parts/portal/language-changes';

/** A game's sheet; the rounds are those of the betting record (s2.member-centre.betting-record). */
export const gameInfoFlow = (deps: Pick<FlowDependencies, 'clientFor' | 'storage'>) => {
  const client = deps.clientFor(recordEndpoints);
  return gameInfoMachine.provide({
    actors: {
      watchLanguage: languageChanges,
      loadGame: loadGame(deps),
      loadRounds: fromPromise(async ({ input: { id: game }, signal }): Promise<RoundsOutcome> => {
        if (!deps.storage.isMember()) return { kind: 'nobody' };
        const { list } = await client.bets({ game, pageNo: 1, pageSize: SETTINGS.games.ownRounds }, { signal });
        return list.length > 0 ? { kind: 'played', rounds: list } : { kind: 'unplayed' };
      }),
    },
  });
};
