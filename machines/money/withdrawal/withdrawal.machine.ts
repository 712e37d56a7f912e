import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate';
import type { Failure, Withdrawal } from '../../../src/contract';
import type { bankAccountMachine } from '../bank-account/bank-account.machine';
import type { moneyMoveMachine } from '../money-move/money-move.machine';
import type { First, MoneyMoveOutput } from '../money-move/money-move.types';
import type { paymentPasswordMachine } from '../payment-password/payment-password.machine';

/** `sent`: the withdrawal to follow; null if none was sent. */
type WithdrawalOutput = { sent: Withdrawal | null };

/** Withdrawals from the wallet; they require a payment password and a bound account. Meets s1.member.withdrawal. */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalOutput & { failure: Failure | null },
    events: {} as
      | { type: 'account.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | DoneActorEvent<MoneyMoveOutput>
      | ErrorActorEvent<Failure>,
    output: {} as WithdrawalOutput,
    children: {} as {
      moneyMove: 'moneyMove';
      paymentPassword: 'paymentPassword';
      firstAccount: 'bankAccount';
      moreAccounts: 'bankAccount';
    },
    tags: {} as 'rejected',
  },
  actors: {
    /** Destination and amount, until the withdrawal is sent; the wiring provides the chart. */
    moneyMove: {} as typeof moneyMoveMachine,
    /** Setting of a payment password; the wiring provides the chart. */
    paymentPassword: {} as typeof paymentPasswordMachine,
    /** Binding of an account; the wiring provides the chart. */
    bankAccount: {} as typeof bankAccountMachine,
  },
  guards: {
    isFirst: ({ event }, params: { what: First }) => 'output' in event && event.output.first === params.what,
    isTrue: (_, params: { value: boolean }) => params.value,
  },
  actions: {
    setSent: assign({ sent: (_, { moved }: MoneyMoveOutput) => (moved?.of === 'withdrawal' ? moved : null) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'withdrawal',
  context: { sent: null, failure: null },
  initial: 'withdrawing',
  output: ({ context }) => ({ sent: context.sent }),
  states: {
    withdrawing: {
      description: 'Destination and amount, a review, the payment password; then its status.',
      meta: { requirements: ['s1.member.withdrawal', 's2.member-centre.withdraw', 'own.withdrawal.review'] },
      on: { 'account.requested': 'managing' },
      invoke: {
        id: 'moneyMove',
        src: 'moneyMove',
        onDone: [
          { guard: { type: 'isFirst', params: { what: 'paymentPassword' } }, target: 'protecting' },
          { guard: { type: 'isFirst', params: { what: 'bankAccount' } }, target: 'binding' },
          {
            target: 'left',
            actions: { type: 'setSent', params: ({ event }) => event.output },
            description: 'Sent, or left.',
          },
        ],
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
            guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.changed }) },
            target: 'withdrawing',
          },
          { target: 'left', description: 'Without it nothing can be withdrawn.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    binding: {
      description: 'There is no payout account; one is bound first.',
      meta: { requirements: ['own.bank-account.bound'] },
      invoke: {
        id: 'firstAccount',
        src: 'bankAccount',
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.changed }) },
            target: 'withdrawing',
          },
          { target: 'left', description: 'Without one there is no destination.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    managing: {
      description: 'Adding or removing a payout account.',
      meta: { requirements: ['own.bank-account.bound'] },
      invoke: {
        id: 'moreAccounts',
        src: 'bankAccount',
        onDone: 'withdrawing',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'A part has failed: try again, or leave.',
      meta: { requirements: ['s2.member-centre.withdraw', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'withdrawing', 'section.closed': 'left' },
    },
    left: { description: 'Left.', meta: { requirements: ['s2.member-centre.withdraw'] }, type: 'final' },
  },
});
