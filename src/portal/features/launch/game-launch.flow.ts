import { fromPromise } from 'xstate';
import { gameLaunchMachine } from '../../../../machines/game-launch/game-launch.machine';
import { launchEndpoints } from '../../../contract/launch-endpoints';
import type { FlowDependencies } from '../../parts/dependencies';
import { loadGame } from '../../parts/games/load-game';

/** What every launch says (s9.const.game-launch, s3.game-launch.fixed). */
const FIXED = { launchMode: 'GLS', accountType: 1, confirmTrans: 0, platform: 'html5-desktop', clientType: 3 } as const;

export const gameLaunchFlow = (deps: Pick<FlowDependencies, 'clientFor' | 'storage'>) => {
  const { storage } = deps;
  const client = deps.clientFor(launchEndpoints);
  return gameLaunchMachine.provide({
    actors: {
      loadGame: loadGame(deps),
      keepVassalage: fromPromise(async ({ input: { vassalage } }) => storage.keepVassalage(vassalage)),
      launchGame: fromPromise(async ({ input: { game, mode }, signal }) => {
        if (!game) throw new Error('There is no game to launch');
        const { content } = await client.launchGame(
          {
            ...FIXED,
            gameId: game.gameId,
            nodeId: game.nodeId,
            vassalage: game.accountTypeName,
            username: storage.account() ?? '',
            token: storage.token() ?? '',
            merchantCode: storage.merchant(),
            language: storage.language(),
            trial: mode === 'trial',
          },
          { signal },
        );
        storage.keepGameAddress(content.game_url);
      }),
    },
  });
};
