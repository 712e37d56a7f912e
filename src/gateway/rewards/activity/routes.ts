import { audited, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { keepPicture, pictureOf } from './pictures';
import { activitiesShown, activityOf, drawsOf } from './read';
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
  activities: async (_, caller) => activitiesShown(ctx, caller),
  activity: async ({ id }, caller) => activityOf(ctx, await ownerIdOf(ctx, caller), id, caller.language),
  actOnActivity: async (asked, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    await audited(ctx, 'activity.act', owner, caller, () => act(ctx, owner, asked));
    return activityOf(ctx, owner, asked.id, caller.language);
  },
  applyForActivity: async (asked, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    await audited(ctx, 'activity.apply', owner, caller, () => apply(ctx, owner, asked));
    return activityOf(ctx, owner, asked.id, caller.language);
  },
  uploadActivityPicture: async (asked, caller) => keepPicture(ctx, await ownerIdOf(ctx, caller), asked),
  activityPicture: async ({ id }, caller) => pictureOf(ctx, await ownerIdOf(ctx, caller), id),
  claimRaffle: async (asked, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'activity', owner);
    await audited(ctx, 'activity.draw', owner, caller, () => drawRaffle(ctx, owner, asked));
    return activityOf(ctx, owner, asked.id, caller.language);
  },
  raffleDraws: async ({ id }) => drawsOf(ctx, id),
});
