import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Deposit, DepositState, Failure } from '../../../src/contract';

type DepositPaymentInput = { deposit: Deposit | null };

/**
 * A pending deposit, started on any device. The player pays on the provider's page; the chart follows the deposit until
 * it is confirmed, and even after it fails or expires, since money may arrive late.
 */
export const depositPaymentMachine = setup({
  types: {
    context: {} as DepositPaymentInput & { secondsLeft: number; isLate: boolean; failure: Failure | null },
    events: {} as
      | { type: 'deposit.changed'; deposit: Deposit }
      | { type: 'countdown.ticked'; secondsLeft: number }
      | { type: 'countdown.ended' }
      | { type: 'cancel.requested' }
      | { type: 'another.requested' }
      | { type: 'retry.requested' }
      | DoneActorEvent<Deposit, 'cancelDeposit'>
      | ErrorActorEvent<Failure>,
    input: {} as DepositPaymentInput,
    tags: {} as 'busy' | 'overdue' | 'pending' | 'rejected',
  },
  actors: {
    /** Polls the deposit, starting immediately, and sends `deposit.changed`. */
    watchDeposit: {} as CallbackActorLogic<AnyEventObject, { id: string }>,
    /** Cancels the deposit. Returns its state: cancelled, or its outcome if it ended first. */
    cancelDeposit: {} as PromiseActorLogic<Deposit, { id: string }>,
    /** Sends `countdown.ticked` every second, and `countdown.ended` at the deadline, by the server's clock. */
    countdown: {} as CallbackActorLogic<AnyEventObject, { deadline: number }>,
  },
  guards: {
    isCancelled: ({ context }) => context.deposit?.state === 'failed' && context.deposit.reason === 'cancelled',
    isInState: ({ context }, params: { state: DepositState }) => context.deposit?.state === params.state,
    isLate: ({ context }) => context.isLate,
    isNews: ({ context, event }) => 'deposit' in event && event.deposit.state !== context.deposit?.state,
  },
  actions: {
    setDeposit: assign({ deposit: ({ context, event }) => ('deposit' in event ? event.deposit : context.deposit) }),
    setAnswer: assign({ deposit: ({ context, event }) => ('output' in event ? event.output : context.deposit) }),
    setSecondsLeft: assign({ secondsLeft: (_, params: { secondsLeft: number }) => params.secondsLeft }),
    setLate: assign({ isLate: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'deposit-payment',
  context: ({ input }) => ({ ...input, secondsLeft: 0, isLate: false, failure: null }),
  initial: 'followed',
  states: {
    followed: {
      description: "The deposit's status updates by itself.",
      meta: { requirements: ['own.deposit.resumed', 'own.deposit.ended'] },
      invoke: {
        id: 'watchDeposit',
        src: 'watchDeposit',
        input: ({ context }) => ({ id: context.deposit?.id ?? '' }),
        onError: { target: 'lost', actions: 'setFailure' },
      },
      on: { 'deposit.changed': { guard: 'isNews', target: '.routing', actions: 'setDeposit' } },
      initial: 'routing',
      states: {
        routing: {
          description: 'Checks the status.',
          meta: { requirements: ['own.deposit.ended'] },
          always: [
            { guard: { type: 'isInState', params: { state: 'credited' } }, target: '#deposit-payment.credited' },
            { guard: { type: 'isInState', params: { state: 'returned' } }, target: '#deposit-payment.returned' },
            { guard: 'isCancelled', target: 'cancelled' },
            { guard: { type: 'isInState', params: { state: 'failed' } }, target: 'declined' },
            { guard: { type: 'isInState', params: { state: 'expired' } }, target: 'expired' },
            { target: 'pending' },
          ],
        },
        pending: {
          description: 'The provider has not reported the result yet.',
          meta: { requirements: ['own.deposit.provider'] },
          tags: 'pending',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => ({ deadline: context.deposit?.expiresAt ?? 0 }),
            onError: { description: 'The time left is not shown; the gateway enforces the deadline.' },
          },
          initial: 'payable',
          states: {
            payable: {
              description: "The player pays on the provider's page; the time left is shown.",
              meta: { requirements: ['own.deposit.provider'] },
              on: {
                'countdown.ticked': {
                  actions: { type: 'setSecondsLeft', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
                },
                'countdown.ended': 'overdue',
                'cancel.requested': 'cancelling',
              },
            },
            cancelling: {
              description:
                'The player has cancelled, and the gateway is notified; a later report of the provider still counts.',
              meta: { requirements: ['own.deposit.cancelled'] },
              tags: 'busy',
              invoke: {
                id: 'cancelDeposit',
                src: 'cancelDeposit',
                input: ({ context }) => ({ id: context.deposit?.id ?? '' }),
                onDone: { target: '#deposit-payment.followed.routing', actions: 'setAnswer' },
                onError: [
                  { guard: 'isLate', target: 'overdue' },
                  { target: 'uncancelled', actions: 'setFailure' },
                ],
              },
              initial: 'inTime',
              states: {
                inTime: {
                  description: 'The deposit can still be paid.',
                  meta: { requirements: ['own.deposit.cancelled', 'own.deposit.provider'] },
                  on: {
                    'countdown.ticked': {
                      actions: { type: 'setSecondsLeft', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
                    },
                    'countdown.ended': { target: 'late', actions: 'setLate' },
                  },
                },
                late: {
                  description: "The deadline has passed; the response shows the deposit's status.",
                  meta: { requirements: ['own.deposit.cancelled', 'own.deposit.provider'] },
                  tags: 'overdue',
                },
              },
            },
            uncancelled: {
              description: 'The deposit could not be cancelled; the reason is shown. The player can retry, or pay.',
              meta: { requirements: ['own.deposit.cancelled', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: {
                'countdown.ticked': {
                  actions: { type: 'setSecondsLeft', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
                },
                'countdown.ended': 'overdue',
                'cancel.requested': 'cancelling',
              },
            },
            overdue: {
              description:
                "The deadline has passed; an earlier payment still counts, and the provider's report is pending.",
              meta: { requirements: ['own.deposit.provider', 'own.deposit.ended'] },
              tags: 'overdue',
            },
          },
        },
        expired: {
          description: 'Not paid in time; a late payment is still credited.',
          meta: { requirements: ['own.deposit.ended'] },
          on: { 'another.requested': '#deposit-payment.ended' },
        },
        cancelled: {
          description: 'Cancelled by the player, here or at the provider; a late payment is still followed.',
          meta: { requirements: ['own.deposit.cancelled', 'own.deposit.ended'] },
          on: { 'another.requested': '#deposit-payment.ended' },
        },
        declined: {
          description: 'The provider rejected the deposit; the reason is shown. A late payment is still followed.',
          meta: { requirements: ['own.deposit.ended'] },
          on: { 'another.requested': '#deposit-payment.ended' },
        },
      },
    },
    credited: {
      description: 'The amount is in the wallet.',
      meta: { requirements: ['s1.member.deposit', 'own.deposit.ended'] },
      on: { 'another.requested': 'ended' },
    },
    returned: {
      description: 'The payment arrived but cannot be credited; shows why, and that it is returned.',
      meta: { requirements: ['own.deposit.ended'] },
      on: { 'another.requested': 'ended' },
    },
    lost: {
      description: 'The status can no longer be followed: try again.',
      meta: { requirements: ['own.deposit.resumed', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'followed' },
    },
    ended: {
      description: 'The player has seen the result.',
      meta: { requirements: ['own.deposit.ended'] },
      type: 'final',
    },
  },
});
