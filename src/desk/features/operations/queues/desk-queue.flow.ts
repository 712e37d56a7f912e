import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import {
  createDeskQueue,
  type DeskQueueMachine,
} from '../../../../../machines/operations/desk-queue/desk-queue.machine';
import type { QueueItem, QueuePage } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { itemPictureQuery, queueItemsQuery } from '../../../../contract/operations/queues';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { deskPicturesFlow } from '../../../parts/pictures/desk-pictures.flow';
import { isReadable, queryOf } from '../../../parts/queue/queue-filter';
import { queueItemFlow } from './desk-item.flow';

export type ItemQueueRef = ActorRefFrom<DeskQueueMachine<QueuePage, QueueItem>>;

/** Wires a queue, whose name is in the filter of its list (own.desk-app.queue). */
export function itemQueueFlow(deps: DeskDependencies) {
  const pages = keysetPages((filter, after, signal) => {
    const query = v.parse(queueItemsQuery, { ...queryOf(filter), ...(after !== undefined && { after }) });
    return deps.client.queueItems(query, { signal });
  });
  return createDeskQueue<QueuePage, QueueItem>().provide({
    actions: {
      showAddress: (_, { queue, id }) =>
        deps.address.show({ page: 'queues', queue: v.parse(queueItemsQuery.entries.queue, queue), id }),
    },
    actors: {
      list: listFlow<QueuePage>('queueItems', async (filter, page, signal) => {
        if (!isReadable(filter)) return { kind: 'invalid', code: 'unclear' };
        const found = await pages(filter, page, signal);
        return outcomeOf(found, found.list.length === 0);
      }),
      item: queueItemFlow(deps),
      pictures: deskPicturesFlow(deps, async (request, signal) => {
        const { picture } = await deps.client.itemPicture(v.parse(itemPictureQuery, request), { signal });
        return picture;
      }),
    },
  });
}
