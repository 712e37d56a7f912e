import { vipEndpoints } from '../../../../contract/rewards/vip';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/** VIP levels, and the member's status (own.vip.displayed). */
export const vipFlow = ({ clientFor, messages }: Pick<FlowDependencies, 'clientFor' | 'messages'>) => {
  const client = clientFor(vipEndpoints);
  return listFlow('vip', async (_, __, signal) => {
    const vip = await client.vip(undefined, { signal });
    // The navigation may still show the rank before this one (s2.nav.vip-rank).
    messages.changed();
    return outcomeOf(vip, false);
  });
};
