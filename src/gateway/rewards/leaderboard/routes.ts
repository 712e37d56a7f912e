import { ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { chooseVisibility, leaderboardOf } from './read';

/** Handlers of leaderboards (s2.other.ranking), and of the choice to appear there. */
export const leaderboardRoutes = (ctx: ModuleContext): Handlers<'missionLeaderboard' | 'chooseLeaderboard'> => ({
  missionLeaderboard: async (input, caller) => leaderboardOf(ctx, input, caller),
  chooseLeaderboard: async (input, caller) => chooseVisibility(ctx, await ownerIdOf(ctx, caller), input),
});
