import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { ListMachine } from '../../platform/list/list.machine';
import type { DeskQueueMachine } from '../desk-queue/desk-queue.machine';

/** Queues that the operator may read, with what waits in each. */
export type DeskOverview = DeskValue<'queues'>;
/** Page of a queue; `totalPages` counts the pages up to this one, plus one if more follow. */
export type QueuePage = DeskValue<'queueItems'> & { pageNum: number; totalPages: number };
export type QueueItem = DeskValue<'queueItem'>;
export type QueueName = QueueItem['queue'];

/** `queue`: the queue to open, null for none; `id`: its item to open, empty for none. */
export type DeskQueuesInput = { queue: QueueName | null; id: string };

/** Start page of the desk: the queues, and the open one. Meets own.desk-app.queues. */
export const deskQueuesMachine = setup({
  types: {
    context: {} as DeskQueuesInput & { failure: Failure | null },
    events: {} as
      | { type: 'queue.selected'; queue: QueueName }
      | { type: 'overview.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as DeskQueuesInput,
    children: {} as { list: 'list'; queue: 'queue' },
    tags: {} as 'rejected',
  },
  actors: {
    list: {} as ListMachine<DeskOverview>,
    /** The open queue; the wiring provides the chart. */
    queue: {} as DeskQueueMachine<QueuePage, QueueItem>,
  },
  guards: {
    hasQueue: ({ context }) => context.queue !== null,
  },
  actions: {
    select: assign((_, params: { queue: QueueName }) => ({ queue: params.queue, id: '' })),
    /** Shows the start page in the address bar. */
    showAddress: () => {},
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-queues',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Opens the queue that the address names.',
      meta: { requirements: ['own.desk-app.link'] },
      always: [{ guard: 'hasQueue', target: 'working' }, { target: 'overview' }],
    },
    overview: {
      description: 'Every queue with the number of its items and the age of the oldest.',
      meta: { requirements: ['own.desk-app.queues'] },
      entry: 'showAddress',
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      on: {
        'queue.selected': {
          target: 'working',
          actions: { type: 'select', params: ({ event }) => ({ queue: event.queue }) },
        },
      },
    },
    working: {
      description: 'A queue is open.',
      meta: { requirements: ['own.desk-app.queues', 'own.desk-app.queue'] },
      invoke: {
        id: 'queue',
        src: 'queue',
        input: ({ context: { queue, id } }) => ({ queue: queue ?? '', id }),
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'overview.requested': { target: 'overview', description: 'Back at all queues, which are read again.' } },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.desk-app.queues'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'overview' },
    },
  },
});
