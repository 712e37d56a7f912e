import type { ActorRefFrom } from 'xstate';
import {
  type DeskOverview,
  deskQueuesMachine,
} from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { itemQueueFlow } from './desk-queue.flow';

export type DeskQueuesRef = ActorRefFrom<typeof deskQueuesMachine>;

/** Wires the start page and the open queue (own.desk-app.queues). */
export const deskQueuesFlow = (deps: DeskDependencies) =>
  deskQueuesMachine.provide({
    actions: { showAddress: () => deps.address.show({ page: 'queues', queue: null, id: '' }) },
    actors: {
      list: listFlow<DeskOverview>('deskQueues', async (_filter, _page, signal) => {
        const overview = await deps.client.queues(undefined, { signal });
        return outcomeOf(overview, overview.list.length === 0);
      }),
      queue: itemQueueFlow(deps),
    },
  });
