import { member } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { launchDemo, launchGame } from './launch';
import { liveTables } from './live-tables';
import { sessionOf, unfinishedOf } from './played';
import { oddsOf } from './publications';

type Launches = 'launchGame' | 'launchGameByPut' | 'launchGameByGet' | 'launchGameByDelete';

/**
 * Handlers of a player's calls: launches by any HTTP method, demos, odds, live tables, the progress of a game, and
 * unfinished rounds.
 */
export const studioRoutes = (
  ctx: ModuleContext,
): Handlers<Launches | 'launchDemo' | 'gameOdds' | 'gameTables' | 'gameSession' | 'unfinishedRounds'> => ({
  launchGame: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchGameByPut: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchGameByGet: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchGameByDelete: (launchRequest, caller) => launchGame(ctx, launchRequest, caller),
  launchDemo: (request, caller) => launchDemo(ctx, request, caller),
  gameOdds: ({ gameId, language }, caller) => oddsOf(ctx, gameId, language ?? caller.language),
  gameTables: ({ language }, caller) => liveTables(ctx, language ?? caller.language),
  gameSession: (query, caller) => sessionOf(ctx, member(caller).accountId, query),
  unfinishedRounds: (_query, caller) => unfinishedOf(ctx, member(caller).accountId),
});
