import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { moneyMoveMachine } from '../money-move/money-move.machine';
import type { paymentPasswordMachine } from '../payment-password/payment-password.machine';

/** Transfers to the upline, and from an agent to a downline; they require a payment password. */
export const transferUplineMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'protection.requested' } | { type: 'retry.requested' } | ErrorActorEvent<Failure>,
    children: {} as { moneyMove: 'moneyMove'; paymentPassword: 'paymentPassword' },
    tags: {} as 'rejected',
  },
  actors: {
    /**
     * Recipient and amount, until the transfer is sent; ends early if no payment password is set. The wiring provides
     * the chart.
     */
    moneyMove: {} as typeof moneyMoveMachine,
    /** Setting of a payment password; the wiring provides the chart. */
    paymentPassword: {} as typeof paymentPasswordMachine,
  },
  guards: {
    changed: (_, params: { changed: boolean }) => params.changed,
  },
  actions: {
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'transfer-upline',
  context: { failure: null },
  initial: 'transferring',
  states: {
    transferring: {
      description: 'Recipient and amount, a review, the payment password; then a confirmation.',
      meta: {
        requirements: ['s1.agent.transfer-upline', 's1.agent.transfer-downline', 's2.member-centre.transfer-upline'],
      },
      invoke: {
        id: 'moneyMove',
        src: 'moneyMove',
        onDone: { target: 'protecting', description: 'There is no payment password.' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    protecting: {
      description: 'There is no payment password; it is set first.',
      meta: { requirements: ['own.payment-password.set', 'own.payment-password.required'] },
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        onDone: [
          {
            guard: { type: 'changed', params: ({ event }) => ({ changed: event.output.changed }) },
            target: 'transferring',
          },
          { target: 'unprotected' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    unprotected: {
      description: 'Without a payment password nothing can be sent; it can still be set.',
      meta: { requirements: ['own.payment-password.required'] },
      tags: 'rejected',
      on: { 'protection.requested': 'protecting' },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.member-centre.transfer-upline', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'transferring' },
    },
  },
});
