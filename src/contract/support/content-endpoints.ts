import type { Endpoint } from '../platform/endpoint';
import * as content from './content';

const read = { method: 'GET', token: 'optional', encrypted: false } as const;

/** Calls of the help centre, the downloads and the bar over home; loads with those. */
export const contentEndpoints = {
  helpCenter: {
    ...read,
    path: '/wps/system/helpCenter',
    query: content.helpQuery,
    response: content.helpCenter,
    source: 's7.call.help-center',
  },
  article: {
    ...read,
    path: '/wps/system/helpCenter/article',
    query: content.articleQuery,
    response: content.article,
    source: 'assumed',
  },
  promoBar: { ...read, path: '/wps/system/promoBar', response: content.promoBar, source: 'assumed' },
  downloads: { ...read, path: '/wps/system/downloads', response: content.downloads, source: 'assumed' },
} as const satisfies Record<string, Endpoint>;
