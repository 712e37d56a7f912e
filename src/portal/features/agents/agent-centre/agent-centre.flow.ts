import { agentContractEndpoints } from '../../../../contract/agents/agent-contract-endpoints';
import type { Consolidated } from '../../../../contract/agents/agent-contracts';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/**
 * Initial data of the centre: the status of the agent's agreements, and its enabled pages
 * (s2.agent-centre.render-after-data).
 */
export const agentCentreFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(agentContractEndpoints);
  return listFlow<Consolidated>('agentCentre', async (_filter, _pageNo, signal) =>
    outcomeOf(await client.consolidatedFunds(undefined, { signal }), false),
  );
};
