import { audited, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { claimMission } from './claim';
import { summaryOf } from './service';

/** Handlers of a player's missions (s2.member-centre.mission, s7.relay.mission). */
export const missionRoutes = (ctx: ModuleContext): Handlers<'missionSummary' | 'claimMission'> => ({
  missionSummary: async (_, caller) => summaryOf(ctx, await ownerIdOf(ctx, caller), caller.language),
  claimMission: async (input, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    return audited(ctx, 'mission.claim', owner, caller, () => claimMission(ctx, owner, input, caller.language));
  },
});
