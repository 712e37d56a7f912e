import { teamEndpoints } from '../../../../contract/agents/team-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { teamSpanOf } from '../../../parts/team/team-spans';

/** Figures of the agent's team, day by day. Meets s2.agent-centre.overview. */
export const agentOverviewFlow = ({ clientFor }: Pick<CentreDependencies, 'clientFor'>) => {
  const client = clientFor(teamEndpoints);
  return listFlow('teamOverview', async ({ span }, _pageNo, signal) => {
    const overview = await client.teamOverview({ days: teamSpanOf(span) }, { signal });
    return outcomeOf(overview, overview.team.members === 0 && overview.sums.bets === 0);
  });
};
