import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { ListMachine } from '../../platform/list/list.machine';
import type { DeskItem, DeskItemMachine } from '../desk-item/desk-item.machine';
import type { deskPicturesMachine } from '../desk-pictures/desk-pictures.machine';

/** `queue`: its name; `id`: the item to open, empty for none. */
export type DeskQueueInput = { queue: string; id: string };

/** A queue, oldest first, and one of its items beside it. `P`: contents of a page. Meets own.desk-app.queue. */
export const createDeskQueue = <P, I extends DeskItem>() =>
  setup({
    types: {
      context: {} as DeskQueueInput & { failure: Failure | null },
      events: {} as
        | { type: 'item.selected'; id: string }
        | { type: 'item.changed' }
        | { type: 'act.started' }
        | { type: 'act.ended' }
        | { type: 'retry.requested' }
        | ErrorActorEvent<Failure>,
      input: {} as DeskQueueInput,
      children: {} as { list: 'list'; item: 'item'; pictures: 'pictures' },
      tags: {} as 'rejected',
    },
    actors: {
      /** Pages of the queue, by filter. */
      list: {} as ListMachine<P>,
      /** The open item; the wiring provides the chart. */
      item: {} as DeskItemMachine<I>,
      /** Pictures of the open item. */
      pictures: {} as typeof deskPicturesMachine,
    },
    guards: {
      hasItem: ({ context }) => context.id !== '',
    },
    actions: {
      clearItem: assign({ id: '' }),
      /** Shows the open item in the address bar, or the queue alone. */
      showAddress: (_, _params: DeskQueueInput) => {},
      select: assign({ id: (_, params: { id: string }) => params.id }),
      refreshList: sendTo('list', { type: 'refresh.requested' }),
      /** The rows stay visible while they are read again. */
      updateList: sendTo('list', { type: 'list.outdated' }),
      setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
      clearFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'desk-queue',
    context: ({ input }) => ({ ...input, failure: null }),
    initial: 'open',
    states: {
      open: {
        description: 'The queue with its filters; ages are compared with the target.',
        meta: { requirements: ['own.desk-app.queue'] },
        invoke: {
          id: 'list',
          src: 'list',
          input: ({ context: { queue } }) => ({ filter: { queue } }),
          onError: { target: 'failed', actions: 'setFailure' },
        },
        initial: 'choosing',
        states: {
          choosing: {
            description: 'Opens the item that the address names.',
            meta: { requirements: ['own.desk-app.link'] },
            always: [{ guard: 'hasItem', target: 'reviewing' }, { target: 'listing' }],
          },
          listing: {
            description: 'Nothing is open beside the queue.',
            meta: { requirements: ['own.desk-app.queue'] },
            entry: { type: 'showAddress', params: ({ context: { queue } }) => ({ queue, id: '' }) },
            on: {
              'item.selected': {
                target: 'reviewing',
                actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
              },
            },
          },
          reviewing: {
            description: 'An item is open beside the queue.',
            meta: { requirements: ['own.desk-app.item'] },
            entry: { type: 'showAddress', params: ({ context: { queue, id } }) => ({ queue, id }) },
            invoke: [
              {
                id: 'item',
                src: 'item',
                input: ({ context: { queue, id } }) => ({ queue, id }),
                onDone: { target: 'listing', actions: 'refreshList', description: 'Closed; the queue is read again.' },
                onError: { target: '#desk-queue.failed', actions: 'setFailure' },
              },
              {
                id: 'pictures',
                src: 'pictures',
                input: ({ context: { queue, id } }) => ({ queue, id }),
                onError: { target: '#desk-queue.failed', actions: 'setFailure' },
              },
            ],
            on: {
              'item.changed': {
                actions: 'updateList',
                description: 'Claimed, released or acted on: the queue shows it.',
              },
            },
            initial: 'reading',
            states: {
              reading: {
                description: 'It is read or claimed; selecting another one replaces it.',
                meta: { requirements: ['own.desk-app.item'] },
                on: {
                  'item.selected': {
                    target: '#desk-queue.open.reviewing',
                    reenter: true,
                    actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
                  },
                  'act.started': 'acting',
                },
              },
              acting: {
                description: 'An act on it is confirmed or performed; no other one opens until its outcome is known.',
                meta: { requirements: ['own.desk-app.act'] },
                on: { 'act.ended': 'reading' },
              },
            },
          },
        },
      },
      failed: {
        description: 'A part has failed: try again.',
        meta: { requirements: ['own.desk-app.queue'] },
        tags: 'rejected',
        exit: 'clearFailure',
        on: { 'retry.requested': { target: 'open', actions: 'clearItem' } },
      },
    },
  });

/** The chart of a queue with pages `P` of items `I`, for the charts and views that use it. */
export type DeskQueueMachine<P, I extends DeskItem> = ReturnType<typeof createDeskQueue<P, I>>;
export const deskQueueMachine = createDeskQueue<unknown, DeskItem>();
