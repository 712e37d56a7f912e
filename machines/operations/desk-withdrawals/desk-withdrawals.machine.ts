import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { ListMachine } from '../../platform/list/list.machine';
import type { deskWithdrawalMachine } from '../desk-withdrawal/desk-withdrawal.machine';

/** Page of the queue; `totalPages` counts the pages up to this one, plus one if more follow. */
export type DeskQueuePage = DeskValue<'withdrawals'> & { pageNum: number; totalPages: number };

/** Queue of withdrawals, oldest first, and one of them beside it. Meets own.desk-app.queue. */
export const deskWithdrawalsMachine = setup({
  types: {
    context: {} as { id: string; failure: Failure | null },
    events: {} as
      | { type: 'item.selected'; id: string }
      | { type: 'item.changed' }
      | { type: 'act.started' }
      | { type: 'act.ended' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list'; withdrawal: 'withdrawal' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Pages of the queue, by filter. */
    list: {} as ListMachine<DeskQueuePage>,
    /** The open withdrawal; the wiring provides the chart. */
    withdrawal: {} as typeof deskWithdrawalMachine,
  },
  actions: {
    select: assign({ id: (_, params: { id: string }) => params.id }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    /** The rows stay visible while they are read again. */
    updateList: sendTo('list', { type: 'list.outdated' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-withdrawals',
  context: { id: '', failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The queue with its filters; ages are compared with the target.',
      meta: { requirements: ['own.desk-app.queue'] },
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'listing',
      states: {
        listing: {
          description: 'Nothing is open beside the queue.',
          meta: { requirements: ['own.desk-app.queue'] },
          on: {
            'item.selected': {
              target: 'reviewing',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        reviewing: {
          description: 'A withdrawal is open beside the queue.',
          meta: { requirements: ['own.desk-app.item'] },
          invoke: {
            id: 'withdrawal',
            src: 'withdrawal',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'listing', actions: 'refreshList', description: 'Closed; the queue is read again.' },
            onError: { target: '#desk-withdrawals.failed', actions: 'setFailure' },
          },
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
                  target: '#desk-withdrawals.open.reviewing',
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
      on: { 'retry.requested': 'open' },
    },
  },
});
