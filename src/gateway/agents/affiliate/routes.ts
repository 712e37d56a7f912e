import { MODULES } from '../../../contract';
import { ownerOf } from '../../identity';
import { ApiError, type Handlers, type ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { moduleOn } from '../../platform/system/service';
import { apply, readAffiliateStatus } from './service';

/** Handlers of the agent programme (s2.other.affiliate-application): a member's status, and applying. */
export const affiliateRoutes = (ctx: ModuleContext): Handlers<'affiliateStanding' | 'applyAsAffiliate'> => ({
  affiliateStanding: async (_, caller) => readAffiliateStatus(ctx, await ownerOf(ctx, caller)),
  applyAsAffiliate: async (input, caller) => {
    const owner = await ownerOf(ctx, caller);
    if (!(await moduleOn(ctx, MODULES.agentPolicy))) throw new ApiError(403, 'application.closed');
    await consumeRateLimit(ctx, 'affiliate.apply', owner.id);
    return { number: await apply(ctx, owner, input) };
  },
});
