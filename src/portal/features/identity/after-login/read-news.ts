import type { News } from '../../../../../machines/support/news/news.machine';
import { noticeEndpoints } from '../../../../contract/support/notice-endpoints';
import { outcomeOf, readPages } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/** Name of the list under which the query cache holds the pop-up announcements. */
export const NEWS = 'after-login';

/**
 * Reads the pop-up announcements through the cache, so that the dialog sends no second request
 * (s7.relay.announcements).
 */
export function readNews(clientFor: FlowDependencies['clientFor']) {
  const client = clientFor(noticeEndpoints);
  const read = readPages<News[]>(NEWS, async (_filter, _page, signal) => {
    const { popup } = await client.announcements({ types: 'PU', platform: 'W' }, { signal });
    return outcomeOf(popup, popup.length === 0);
  });
  return () => read({ filter: {}, pageNo: 1, fresh: false });
}
