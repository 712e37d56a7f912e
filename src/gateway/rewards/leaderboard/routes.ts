import { ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { chooseShown, leaderboardOf } from './read';

/** Handlers of leaderboards (s2.other.ranking), and of the choice to appear there. */
export const leaderboardRoutes = (ctx: ModuleContext): Handlers<'missionLeaderboard' | 'chooseLeaderboard'> => ({
  missionLeaderboard: async (asked, caller) => leaderboardOf(ctx, asked, caller),
  chooseLeaderboard: async (asked, caller) => chooseShown(ctx, await ownerIdOf(ctx, caller), asked),
});
