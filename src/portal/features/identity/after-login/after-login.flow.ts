import { fromPromise } from 'xstate';
import type { News } from '../../../../../machines/support/news/news.machine';
import { listFlow } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { NEWS, readNews } from './read-news';

/**
 * The pop-up notices that the login has read; they are requested again in another language, or once they are old
 * (s4.language.localised).
 */
export const afterLoginFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const load = readNews(clientFor);
  // Any other list requests its first page from the gateway, which the login has just done for this one.
  return listFlow<News[]>(NEWS, load).provide({ actors: { load: fromPromise(load) } });
};
