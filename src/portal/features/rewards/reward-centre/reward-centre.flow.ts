import { fromPromise } from 'xstate';
import { rewardCentreMachine } from '../../../../../machines/rewards/reward-centre/reward-centre.machine';
import { rewardEndpoints } from '../../../../contract/rewards/reward-endpoints';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

/** Meets s2.member-centre.reward-centre; a claim refreshes the counts. */
export const rewardCentreFlow = ({ clientFor, messages }: Pick<CentreDependencies, 'clientFor' | 'messages'>) => {
  const client = clientFor(rewardEndpoints);
  return rewardCentreMachine.provide({
    actors: {
      list: listFlow('rewards', async ({ view }, page, signal) =>
        pageOf(await client.rewards({ view: view === 'past' ? 'past' : 'open', ...page }, { signal })),
      ),
      claim: fromPromise(async ({ input: { id } }) => {
        const claimed = await client.claimReward({ id });
        messages.changed();
        return claimed;
      }),
    },
  });
};
