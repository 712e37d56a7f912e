import { nothing } from '../platform/fields';
import type { DeskEndpoint } from './desk-endpoint';
import * as queues from './queues';
import { claimed } from './withdrawal-queue';

/** The permission depends on the queue and the act: the gateway derives both from the roles of their commands. */
const base = { token: 'required', encrypted: false, permission: null, source: 'assumed' } as const;
const read = { ...base, method: 'GET' } as const;
const act = { ...base, method: 'POST' } as const;

/** Queues besides withdrawals: what waits, and the acts on it. */
export const queueEndpoints = {
  queues: { ...read, path: '/desk/api/queues', response: queues.queueSummaries },
  queueItems: {
    ...read,
    path: '/desk/api/queues/items',
    query: queues.queueItemsQuery,
    response: queues.queueItems,
  },
  queueItem: { ...read, path: '/desk/api/queues/item', query: queues.queueItemQuery, response: queues.queueItem },
  itemPicture: {
    ...act,
    path: '/desk/api/queues/picture',
    body: queues.itemPictureQuery,
    response: queues.itemPicture,
  },
  claimItem: { ...act, path: '/desk/api/queues/claim', body: queues.queueItemQuery, response: claimed },
  releaseItem: { ...act, path: '/desk/api/queues/release', body: queues.queueItemQuery, response: nothing },
  decideItem: { ...act, path: '/desk/api/queues/decide', body: queues.itemDecision, response: queues.itemDecided },
} as const satisfies Record<string, DeskEndpoint>;
