import { member } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { detailOf } from './game-detail';
import { launchDemo, launchGame } from './launch';
import { liveTables } from './live-tables';
import { sessionOf, unfinishedOf } from './played';
import { oddsOf } from './publications';

type Launches = 'launchGame' | 'launchGameByPut' | 'launchGameByGet' | 'launchGameByDelete';

/**
 * Handlers of a player's calls: launches by any HTTP method, demos, details and odds of games, live tables, the
 * progress of a game, and unfinished rounds.
 */
export const studioRoutes = (
  ctx: ModuleContext,
): Handlers<
  Launches | 'launchDemo' | 'gameDetail' | 'gameOdds' | 'gameTables' | 'gameSession' | 'unfinishedRounds'
> => ({
  launchGame: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchGameByPut: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchGameByGet: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchGameByDelete: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchDemo: (request, caller) => launchDemo(ctx, request, caller),
  gameDetail: ({ gameId, language }, caller) => detailOf(ctx, gameId, language ?? caller.language),
  gameOdds: ({ gameId, language }, caller) => oddsOf(ctx, gameId, language ?? caller.language),
  gameTables: ({ language }, caller) => liveTables(ctx, language ?? caller.language),
  gameSession: (query, caller) => sessionOf(ctx, member(caller).accountId, query),
  unfinishedRounds: (_query, caller) => unfinishedOf(ctx, member(caller).accountId),
});
