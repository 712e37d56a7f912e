import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { gameLaunchMachine } from '../../../../../machines/play/game-launch/game-launch.machine';
import type { LaunchOutcome } from '../../../../../machines/play/game-launch/game-launch.types';
import { gameOpeningMachine } from '../../../../../machines/play/game-opening/game-opening.machine';
import { asFailure } from '../../../../contract';
import { type Game, game as gameSchema } from '../../../../contract/play/games';
import { launchEndpoints } from '../../../../contract/play/launch-endpoints';
import { languageChanges } from '../../../../ui/browser/watch-language';
import { keepGame } from '../../../browser/stored-game';
import type { FlowDependencies } from '../../../parts/dependencies';
import { loadGame } from '../../../parts/games/load-game';
import { allowanceOf } from '../../../parts/player-limit/allowance';

/** Fixed fields of every launch (s9.const.game-launch, s3.game-launch.fixed). */
const FIXED = { launchMode: 'GLS', accountType: 1, confirmTrans: 0, platform: 'html5-desktop', clientType: 3 } as const;
/** Codes of games that cannot be opened now, with alternatives. */
const NOT_NOW: Record<string, 'maintenance' | 'unconnected'> = {
  'game.maintenance': 'maintenance',
  'game.unconnected': 'unconnected',
};
const offered = v.object({ games: v.array(gameSchema) });

/** Page of a launched game, with its actors. */
export const gameOpeningFlow = (address: FlowDependencies['address']) =>
  gameOpeningMachine.provide({ actors: { leaveGame: fromPromise(async () => address.release()) } });

export const gameLaunchFlow = (deps: Pick<FlowDependencies, 'clientFor' | 'storage' | 'address'>) => {
  const { storage, address } = deps;
  const client = deps.clientFor(launchEndpoints);
  /** Fields of a launch of a game or of a room of it (s3.game-launch.fields). */
  const fieldsOf = ({ gameId, nodeId, accountTypeName: vassalage }: Game, roomId: string) => ({
    ...FIXED,
    ...(roomId ? { roomId } : { gameId }),
    nodeId,
    vassalage,
    username: storage.account() ?? '',
    token: storage.token() ?? '',
    merchantCode: storage.merchant(),
  });
  return gameLaunchMachine.provide({
    actors: {
      watchLanguage: languageChanges,
      findOpenGame: fromPromise(async () => ({ isOpen: address.isHeld() })),
      gameOpening: gameOpeningFlow(address),
      loadGame: loadGame(deps),
      keepVassalage: fromPromise(async ({ input: { vassalage } }) => storage.keepVassalage(vassalage)),
      launchGame: fromPromise(async ({ input: { game, mode, roomId }, signal }): Promise<LaunchOutcome> => {
        if (!game) throw new Error('There is no game to launch');
        const { gameId, gameName, accountTypeName: vassalage } = game;
        const language = storage.language();
        try {
          const launch =
            mode === 'trial'
              ? await client.launchDemo({ gameId, language }, { signal })
              : await client.launchGame({ ...fieldsOf(game, roomId), language }, { signal });
          // A lottery is a page of ours, with no frame to be stored for.
          if (launch.origin === null) return { kind: 'lottery' };
          keepGame({ launch, gameId, gameName, vassalage });
          return { kind: launch.mode === 'fun' ? 'framed' : 'seamless' };
        } catch (error) {
          return notNow(error);
        }
      }),
    },
  });
};

/**
 * s8.message.game-maintenance: offers other games; a limit of the player's own says what is left of it
 * (own.play-limit.reached); any other error is a failure.
 */
function notNow(error: unknown): LaunchOutcome {
  const { code, value } = asFailure(error);
  if (code === 'game.noTrial') return { kind: 'noDemo' };
  const allowance = allowanceOf(error);
  if (allowance) return { kind: 'limited', allowance };
  const kind = NOT_NOW[code];
  if (!kind) throw error;
  const read = v.safeParse(offered, value);
  return { kind, games: read.success ? read.output.games : [] };
}
