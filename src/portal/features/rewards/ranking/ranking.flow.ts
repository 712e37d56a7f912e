import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { rankingMachine } from '../../../../../machines/rewards/ranking/ranking.machine';
import { leaderboardQuery } from '../../../../contract/rewards/activities';
import { activityEndpoints } from '../../../../contract/rewards/activity-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

export type RankingRef = ActorRefFrom<typeof rankingMachine>;

/** The leaderboard, wired (s2.other.ranking, s7.relay.mission). */
export const rankingFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(activityEndpoints);
  return rankingMachine.provide({
    actors: {
      list: listFlow('ranking', async (filter, _, signal) =>
        outcomeOf(await client.missionLeaderboard(v.parse(leaderboardQuery, filter), { signal }), false),
      ),
      choose: fromPromise(async ({ input, signal }) => {
        await client.chooseLeaderboard(input, { signal });
      }),
    },
  });
};
