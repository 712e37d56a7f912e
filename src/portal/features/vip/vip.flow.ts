import { vipEndpoints } from '../../../contract/vip';
import type { FlowDependencies } from '../../parts/dependencies';
import { listFlow, outcomeOf } from '../../parts/list/list.flow';

/** The VIP levels, and how a member stands with them (own.vip.shown). */
export const vipFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(vipEndpoints);
  return listFlow('vip', async (_, __, signal) => outcomeOf(await client.vip(undefined, { signal }), false));
};
