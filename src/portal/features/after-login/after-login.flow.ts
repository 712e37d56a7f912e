import type { News } from '../../../../machines/news/news.machine';
import { siteEndpoints } from '../../../contract/site-endpoints';
import type { FlowDependencies } from '../../parts/dependencies';
import { listFlow, outcomeOf } from '../../parts/list/list.flow';

/** The pop-up notices again, in the language that is chosen under the dialog (s4.language.localised). */
export const afterLoginFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(siteEndpoints);
  return listFlow<News[]>('after-login', async (_filter, _page, signal) => {
    const { popup } = await client.announcements({ types: 'PU', platform: 'W' }, { signal });
    return outcomeOf(popup, popup.length === 0);
  });
};
