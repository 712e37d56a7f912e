import { member } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { launchGame } from './launch';
import { sessionOf, unfinishedOf } from './played';
import { oddsOf } from './publications';

type Launches = 'launchGame' | 'launchGameByPut' | 'launchGameByGet' | 'launchGameByDelete';

/** Handlers of a player's calls: launches by any HTTP method, the game's odds, its progress, and unfinished rounds. */
export const studioRoutes = (
  ctx: ModuleContext,
): Handlers<Launches | 'gameOdds' | 'gameSession' | 'unfinishedRounds'> => ({
  launchGame: (asked, caller) => launchGame(ctx, asked, caller),
  launchGameByPut: (asked, caller) => launchGame(ctx, asked, caller),
  launchGameByGet: (asked, caller) => launchGame(ctx, asked, caller),
  launchGameByDelete: (asked, caller) => launchGame(ctx, asked, caller),
  gameOdds: ({ gameId, language }, caller) => oddsOf(ctx, gameId, language ?? caller.language),
  gameSession: (asked, caller) => sessionOf(ctx, member(caller).accountId, asked),
  unfinishedRounds: (_asked, caller) => unfinishedOf(ctx, member(caller).accountId),
});
