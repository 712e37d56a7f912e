import { fromPromise } from 'xstate';
import { bonusDetailsMachine } from '../../../../../machines/rewards/bonus-details/bonus-details.machine';
import { rewardEndpoints } from '../../../../contract/rewards/reward-endpoints';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

/** Meets s2.member-centre.bonus-details. */
export const bonusDetailsFlow = ({ clientFor }: Pick<CentreDependencies, 'clientFor'>) => {
  const client = clientFor(rewardEndpoints);
  return bonusDetailsMachine.provide({
    actors: {
      list: listFlow('bonuses', async (_, page, signal) => pageOf(await client.bonuses(page, { signal }))),
      giveUp: fromPromise(({ input: { id, left } }) => client.giveUpBonus({ id, left })),
    },
  });
};
