import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/** s7.relay.rank-list: recent wins, newest first. */
export const winnersFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(gameEndpoints);
  return listFlow('winners', async (_, __, signal) => {
    const page = await client.rankList({}, { signal });
    return outcomeOf(page, page.list.length === 0);
  });
};
