import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { LotteryChases, LotteryChasesEnded } from '../../../src/contract/play/lottery';
import type { ListMachine } from '../../platform/list/list.machine';

/**
 * The player's chases that still hold money; ending one or all of them requires a confirmation. Meets
 * own.lottery.chases.
 */
export const lotteryChasesMachine = setup({
  types: {
    context: {} as { selected: string | null; ended: LotteryChasesEnded | null; failure: Failure | null },
    events: {} as
      | { type: 'end.requested'; id: string }
      | { type: 'endAll.requested' }
      | { type: 'end.confirmed' }
      | { type: 'end.cancelled' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Each chase with its draws, and the amount it holds. */
    list: {} as ListMachine<LotteryChases>,
    /** Releases the stakes on draws that have not closed, of one chase or of all. */
    endChases: {} as PromiseActorLogic<LotteryChasesEnded, { id: string | null }>,
  },
  actions: {
    select: assign({ selected: (_, params: { id: string | null }) => params.id, ended: null }),
    setEnded: assign({ ended: (_, params: LotteryChasesEnded) => params }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'lottery-chases',
  context: { selected: null, ended: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The running chases.',
      meta: { requirements: ['own.lottery.chases'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'Each chase with its hold and the remaining draws.',
          meta: { requirements: ['own.lottery.chases'] },
          on: {
            'end.requested': {
              target: 'confirming',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
            'endAll.requested': { target: 'confirming', actions: { type: 'select', params: { id: null } } },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The chases are shown.', meta: { requirements: ['own.lottery.chases'] } },
            ended: { description: 'Confirms what was returned.', meta: { requirements: ['own.lottery.chases'] } },
          },
        },
        confirming: {
          description: 'Asks for confirmation before a chase ends.',
          meta: { requirements: ['own.lottery.chases'] },
          on: { 'end.confirmed': 'ending', 'end.cancelled': 'listing' },
          initial: 'fresh',
          states: {
            fresh: { description: 'Nothing has been sent yet.', meta: { requirements: ['own.lottery.chases'] } },
            rejected: {
              description: 'Not ended, or no response; the reason is shown.',
              meta: { requirements: ['own.lottery.chases', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        ending: {
          description: 'Sending.',
          meta: { requirements: ['own.lottery.chases'] },
          tags: 'busy',
          invoke: {
            id: 'endChases',
            src: 'endChases',
            input: ({ context }) => ({ id: context.selected }),
            onDone: {
              target: 'listing.ended',
              actions: [{ type: 'setEnded', params: ({ event }) => event.output }, 'refreshList'],
            },
            onError: {
              target: 'confirming.rejected',
              actions: 'setFailure',
            },
          },
        },
      },
    },
    failed: {
      description: 'The list has failed: try again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
