import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { ListMachine } from '../../platform/list/list.machine';
import type { deskActMachine } from '../desk-act/desk-act.machine';

/** Acts that wait for a second operator. */
export type DeskRequests = DeskValue<'requests'>;
/** Decision on a request: `confirm` performs it. */
export type DeskDecision = { id: string; act: 'confirm' | 'refuse' };

/** Four-eyes inbox: acts of other operators, which another one confirms or rejects. Meets own.desk-app.second. */
export const deskApprovalsMachine = setup({
  types: {
    context: {} as DeskDecision & { failure: Failure | null },
    events: {} as
      | ({ type: 'decision.requested' } & DeskDecision)
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list'; deskAct: 'deskAct' },
    tags: {} as 'rejected',
  },
  actors: {
    list: {} as ListMachine<DeskRequests>,
    /** Confirmation, reason and outcome of the decision; the wiring provides the chart. */
    deskAct: {} as typeof deskActMachine,
  },
  actions: {
    setDecision: assign((_, { id, act }: DeskDecision) => ({ id, act })),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-approvals',
  context: { id: '', act: 'confirm', failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The requests, oldest first; an operator cannot decide on their own.',
      meta: { requirements: ['own.desk-app.second'] },
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'listing',
      states: {
        listing: {
          description: 'Each request with its act, amount, reason and operator.',
          meta: { requirements: ['own.desk-app.second'] },
          on: {
            'decision.requested': {
              target: 'deciding',
              actions: { type: 'setDecision', params: ({ event }) => ({ id: event.id, act: event.act }) },
            },
          },
        },
        deciding: {
          description: 'A decision is confirmed and sent.',
          meta: { requirements: ['own.desk-app.second', 'own.desk-app.act'] },
          invoke: {
            id: 'deskAct',
            src: 'deskAct',
            input: ({ context: { id, act } }) => ({ queue: 'requests', item: id, version: 0, act }),
            onDone: { target: 'listing', actions: 'refreshList', description: 'Decided or cancelled.' },
            onError: { target: '#desk-approvals.failed', actions: 'setFailure' },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.desk-app.second'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
