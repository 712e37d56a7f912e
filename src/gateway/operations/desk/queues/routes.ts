import type { ModuleContext } from '../../../platform/context';
import { readAs, readingOf } from '../../ops/acts';
import { operatorIn, sessionIn } from '../caller';
import { claimItem, releaseItem } from '../claims';
import type { DeskHandlers } from '../handlers';
import { decideItem } from './decide';
import { findItem, itemDetail, readPicture } from './item';
import { keyOf } from './item-id';
import { listItems, listQueues } from './list';
import { openQueue } from './registry';

/** Handlers of all queues besides withdrawals. */
export const queueRoutes = (
  ctx: ModuleContext,
): DeskHandlers<
  'queues' | 'queueItems' | 'queueItem' | 'itemPicture' | 'claimItem' | 'releaseItem' | 'decideItem'
> => ({
  queues: (_, caller) => listQueues(ctx, sessionIn(caller).role),
  queueItems: async (input, caller) => {
    await openQueue(ctx, caller, input.queue, 'read');
    return listItems(ctx, input, sessionIn(caller).operator);
  },
  queueItem: async (input, caller) => {
    const { show } = await openQueue(ctx, caller, input.queue, 'read');
    return readAs(ctx, operatorIn(caller), readingOf(show, [input.id]), () => itemDetail(ctx, input, caller));
  },
  itemPicture: async (input, caller) => {
    await openQueue(ctx, caller, input.queue, 'read');
    return readPicture(ctx, input, caller);
  },
  claimItem: async ({ queue, id }, caller) => {
    await openQueue(ctx, caller, queue, 'act');
    const { operator } = sessionIn(caller);
    const { key } = await findItem(ctx, queue, id);
    const until = await claimItem(ctx, { kind: queue, itemId: key }, operator);
    return { claim: { by: operator, isOwn: true, until: until.getTime() } };
  },
  releaseItem: async ({ queue, id }, caller) => {
    const opened = await openQueue(ctx, caller, queue, 'act');
    await releaseItem(ctx, { kind: queue, itemId: keyOf(opened, id) }, sessionIn(caller).operator);
    return null;
  },
  decideItem: async (input, caller) => {
    await openQueue(ctx, caller, input.queue, 'act');
    return decideItem(ctx, input, caller);
  },
});
