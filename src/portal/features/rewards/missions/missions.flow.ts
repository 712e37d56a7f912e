import { type ActorRefFrom, fromPromise } from 'xstate';
import { missionsMachine } from '../../../../../machines/rewards/missions/missions.machine';
import { activityEndpoints } from '../../../../contract/rewards/activity-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type MissionsRef = ActorRefFrom<typeof missionsMachine>;

/** The player's missions, wired (s7.relay.mission); a claim refreshes the counts. */
export const missionsFlow = ({ clientFor, messages }: Pick<CentreDependencies, 'clientFor' | 'messages'>) => {
  const client = clientFor(activityEndpoints);
  return missionsMachine.provide({
    actors: {
      list: listFlow('missions', async (_, __, signal) => {
        const page = await client.missionSummary(undefined, { signal });
        return outcomeOf(page, page.missions.length === 0);
      }),
      claim: fromPromise(async ({ input: { asked }, signal }) => {
        if (!asked) throw new TypeError('no mission was chosen');
        const mission = await client.claimMission(asked, { signal });
        messages.changed();
        return mission;
      }),
    },
  });
};
