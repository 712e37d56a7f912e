import type { ActorRefFrom } from 'xstate';
import { activitiesMachine } from '../../../../../machines/rewards/activities/activities.machine';
import { activityEndpoints } from '../../../../contract/rewards/activity-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { activityFlow } from './activity.flow';

export type ActivitiesRef = ActorRefFrom<typeof activitiesMachine>;

/**
 * Current, coming and just ended activities, with the player's status in each, and one of them (s4.activity.statuses).
 */
export const activitiesFlow = (deps: Pick<CentreDependencies, 'clientFor' | 'vault' | 'randomKey'>) => {
  const client = deps.clientFor(activityEndpoints);
  return activitiesMachine.provide({
    actors: {
      list: listFlow('activities', async (_, __, signal) => {
        const page = await client.activities(undefined, { signal });
        return outcomeOf(page, page.list.length === 0);
      }),
      activityApplication: activityFlow(deps),
    },
  });
};
