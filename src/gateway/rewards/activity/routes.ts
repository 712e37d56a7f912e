import { audited, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { keepPicture, pictureOf } from './pictures';
import { activityOf, drawsOf, listActivities } from './read';
import { act, apply, drawRaffle } from './service';

/**
 * Handlers of activities and applications (s2.other.activity-application), and of raffle draws (s7.relay.raffle-claim).
 */
export const activityRoutes = (
  ctx: ModuleContext,
): Handlers<
  | 'activities'
  | 'activity'
  | 'actOnActivity'
  | 'applyForActivity'
  | 'uploadActivityPicture'
  | 'activityPicture'
  | 'claimRaffle'
  | 'raffleDraws'
> => ({
  activities: async (_, caller) => listActivities(ctx, caller),
  activity: async ({ id }, caller) => activityOf(ctx, await ownerIdOf(ctx, caller), id, caller.language),
  actOnActivity: async (input, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    await audited(ctx, 'activity.act', owner, caller, () => act(ctx, owner, input));
    return activityOf(ctx, owner, input.id, caller.language);
  },
  applyForActivity: async (input, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    await audited(ctx, 'activity.apply', owner, caller, () => apply(ctx, owner, input));
    return activityOf(ctx, owner, input.id, caller.language);
  },
  uploadActivityPicture: async (input, caller) => keepPicture(ctx, await ownerIdOf(ctx, caller), input),
  activityPicture: async ({ id }, caller) => pictureOf(ctx, await ownerIdOf(ctx, caller), id),
  claimRaffle: async (input, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    await audited(ctx, 'activity.draw', owner, caller, () => drawRaffle(ctx, owner, input));
    return activityOf(ctx, owner, input.id, caller.language);
  },
  raffleDraws: async ({ id }) => drawsOf(ctx, id),
});
