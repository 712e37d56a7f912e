import type { TeamList, TeamOverview } from '../../../../contract/agents/team';
import { teamEndpoints } from '../../../../contract/agents/team-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { teamSpanOf } from '../../../parts/team/team-spans';

/** Profit and loss of the team's users, and of the whole team in the same days. */
export type ProfitLoss = Pick<TeamList, 'asOf' | 'list' | 'next'> & Pick<TeamOverview, 'sums'>;

/** Meets s2.agent-centre.profit-loss; `after`: the name that precedes the page. */
export const agentProfitLossFlow = ({ clientFor }: Pick<CentreDependencies, 'clientFor'>) => {
  const client = clientFor(teamEndpoints);
  return listFlow<ProfitLoss>('teamProfitLoss', async ({ span, search = '', after }, _pageNo, signal) => {
    const days = teamSpanOf(span);
    const searchText = search.trim();
    const [{ asOf, list, next }, { sums }] = await Promise.all([
      client.team({ days, ...(searchText && { search: searchText }), ...(after && { after }) }, { signal }),
      client.teamOverview({ days }, { signal }),
    ]);
    return outcomeOf({ asOf, list, next, sums }, list.length === 0);
  });
};
