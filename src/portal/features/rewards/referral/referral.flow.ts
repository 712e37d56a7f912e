import { referralEndpoints } from '../../../../contract/rewards/referral';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/** A player's link and their friends (s2.member-centre.referral); without friends there is still the link. */
export const referralFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(referralEndpoints);
  return listFlow('referral', async (_, pageQuery, signal) => {
    const page = await client.referral(pageQuery, { signal });
    return outcomeOf(page, false, page);
  });
};
