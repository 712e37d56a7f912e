import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Deposit, DepositPage, DepositTerms, Failure, LimitPeriod } from '../../../src/contract';
import type { ListMachine } from '../../platform/list/list.machine';
import type { depositPaymentMachine } from '../deposit-payment/deposit-payment.machine';
import type { moneyMoveMachine } from '../money-move/money-move.machine';
import type { MoneyMoveOutput } from '../money-move/money-move.types';
import type { playerLimitMachine } from '../player-limit/player-limit.machine';

const depositOf = ({ of, ...deposit }: Deposit & { of: string }): Deposit => deposit;

/**
 * Deposits: choosing method and amount, following the payment, deposit limits, a tutorial, and the player's past
 * deposits. Meets s1.member.deposit.
 */
export const depositMachine = setup({
  types: {
    context: {} as {
      terms: DepositTerms | null;
      deposit: Deposit | null;
      period: LimitPeriod;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'limit.selected'; period: LimitPeriod }
      | { type: 'tutorial.requested' }
      | { type: 'tutorial.closed' }
      | { type: 'history.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as {
      moneyMove: 'moneyMove';
      openProvider: 'openProvider';
      depositPayment: 'depositPayment';
      depositLimit: 'depositLimit';
      depositHistory: 'depositHistory';
    },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Method and amount, until the deposit starts; the wiring provides the chart. */
    moneyMove: {} as typeof moneyMoveMachine,
    /**
     * Goes to the provider's page. Done when this page is shown again; fails if there is no address that may be opened.
     */
    openProvider: {} as PromiseActorLogic<void, { address: string }>,
    /** Payment of a pending deposit; the wiring provides the chart. */
    depositPayment: {} as typeof depositPaymentMachine,
    /** Setting of a deposit limit; the wiring provides the chart. */
    depositLimit: {} as typeof playerLimitMachine,
    /** The player's own deposits; the wiring provides the chart. */
    depositHistory: {} as ListMachine<DepositPage>,
  },
  guards: {
    isForFirstDeposit: (_, { first }: Pick<MoneyMoveOutput, 'first'>) => first === 'deposit',
  },
  actions: {
    setDeposit: assign((_, { terms, moved }: MoneyMoveOutput) => ({
      terms: terms?.of === 'deposit' ? terms : null,
      deposit: moved?.of === 'deposit' ? depositOf(moved) : null,
    })),
    setPeriod: assign({ period: ({ context, event }) => ('period' in event ? event.period : context.period) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
  delays: {
    /** Milliseconds until the link to the provider's page is shown. Assumed: longer than a slow connection takes. */
    providerPatience: 10_000,
  },
}).createMachine({
  id: 'deposit',
  context: { terms: null, deposit: null, period: 'day', failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The page is open; tutorial and own deposits are one step away.',
      meta: { requirements: ['s2.member-centre.deposit', 's2.other.deposit-tutorial', 'own.deposit.history'] },
      on: { 'tutorial.requested': 'tutorial', 'history.requested': 'history' },
      initial: 'choosing',
      states: {
        choosing: {
          description:
            'Method and amount, within bounds and limits; a pending deposit from this or another device is continued.',
          meta: {
            requirements: [
              's1.member.deposit',
              'own.deposit.terms',
              'own.deposit.resumed',
              'own.deposit.limits-offered',
            ],
          },
          invoke: {
            id: 'moneyMove',
            src: 'moneyMove',
            onDone: [
              {
                guard: { type: 'isForFirstDeposit', params: ({ event }) => event.output },
                target: 'paying',
                actions: { type: 'setDeposit', params: ({ event }) => event.output },
                description: 'Started earlier: a player who has just returned is not redirected.',
              },
              { target: 'redirecting', actions: { type: 'setDeposit', params: ({ event }) => event.output } },
            ],
            onError: {
              target: '#deposit.failed',
              actions: 'setFailure',
            },
          },
          on: { 'limit.selected': { target: '#deposit.limiting', actions: 'setPeriod' } },
        },
        redirecting: {
          description: "A deposit was started here and now; the provider's page is loading.",
          meta: { requirements: ['own.deposit.straight', 'own.deposit.provider'] },
          tags: 'busy',
          invoke: {
            id: 'openProvider',
            src: 'openProvider',
            input: ({ context }) => ({ address: context.deposit?.payUrl ?? '' }),
            onDone: { target: 'paying', description: 'The player has returned.' },
            onError: { target: 'paying', description: 'There is no page, or its address is not allowed.' },
          },
          after: { providerPatience: { target: 'paying', description: 'The page did not load.' } },
        },
        paying: {
          description: 'A deposit is pending; its status is followed until the player has seen the result.',
          meta: { requirements: ['own.deposit.provider', 'own.deposit.resumed', 'own.deposit.ended'] },
          invoke: {
            id: 'depositPayment',
            src: 'depositPayment',
            input: ({ context }) => ({ deposit: context.deposit }),
            onDone: 'choosing',
            onError: {
              target: '#deposit.failed',
              actions: 'setFailure',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.member-centre.deposit', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
    limiting: {
      description: 'Setting or changing a deposit limit.',
      meta: { requirements: ['own.deposit.limits-offered', 'own.deposit.terms'] },
      invoke: {
        id: 'depositLimit',
        src: 'depositLimit',
        input: ({ context }) => ({ kind: 'deposit', period: context.period }),
        onDone: 'open',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    tutorial: {
      description: 'How to deposit, step by step.',
      meta: { requirements: ['s2.other.deposit-tutorial'] },
      on: { 'tutorial.closed': 'open' },
    },
    history: {
      description: "The player's deposits with their results.",
      meta: { requirements: ['own.deposit.history'] },
      invoke: {
        id: 'depositHistory',
        src: 'depositHistory',
        onDone: 'open',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
  },
});
