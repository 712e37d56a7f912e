import { ownerIdOf } from '../../identity';
import { ApiError, type Handlers, type ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { claimReward } from './claim';
import { pageOfRewards, renderRewards } from './read';

/** Handlers of the reward centre (s2.member-centre.reward-centre): claimable and claimed rewards of all kinds. */
export const rewardRoutes = (ctx: ModuleContext): Handlers<'rewards' | 'claimReward'> => ({
  rewards: async (input, caller) => pageOfRewards(ctx, await ownerIdOf(ctx, caller), caller.language, input),
  claimReward: async ({ id }, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'reward.claim', owner);
    const [claimed] = await renderRewards(ctx.db, ctx, [await claimReward(ctx, owner, id)], caller.language);
    if (!claimed) throw new ApiError(404, 'reward.unknown');
    return claimed;
  },
});
