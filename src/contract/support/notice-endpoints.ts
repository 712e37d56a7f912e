import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { id, markedListOf, markedPage } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { announcements, announcementsQuery, notice } from './notices';

const read = { method: 'GET', token: 'optional', encrypted: false, source: 'assumed' } as const;

/**
 * Calls of banners and of the news after a login; of the notice page (the lists `player` and `promotion` of the relay
 * together, page by page); and of a link to one notice.
 */
export const noticeEndpoints = {
  announcements: {
    ...read,
    path: '/wps/relay/MCSFE_getListAnnouncements',
    query: announcementsQuery,
    response: announcements,
    source: 's7.relay.announcements',
  },
  /** `audience`: notices for agents only; others receive none. */
  notices: {
    ...read,
    path: '/wps/system/notices',
    query: v.object({ ...markedPage(SETTINGS.noticePageSize), audience: v.optional(v.literal('agent')) }),
    response: markedListOf(notice),
  },
  notice: { ...read, path: '/wps/system/notices/one', query: v.object({ id }), response: notice },
} as const satisfies Record<string, Endpoint>;
