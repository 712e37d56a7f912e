import { assign, fromPromise, setup } from 'xstate';
import type { Deposit, DepositTerms, Failure, LimitPeriod } from '../../src/contract';
import type { depositHistoryMachine } from '../deposit-history/deposit-history.machine';
import type { depositLimitMachine } from '../deposit-limit/deposit-limit.machine';
import type { depositPaymentMachine } from '../deposit-payment/deposit-payment.machine';
import type { FieldProblem } from '../form/form.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** How the player stands: the terms, and the deposit that waits, or that was begun in this tab and has ended since. */
export type DepositOffer = { terms: DepositTerms; deposit: Deposit | null };
/** How much by which method; the amount is a decimal string. */
export type DepositAsked = { method: string; amount: string };

/** Money comes into the wallet: how and how much, within bounds and limits; then what becomes of it. Meets s1.member.deposit. */
export const depositMachine = setup({
  types: {
    context: {} as {
      terms: DepositTerms | null;
      deposit: Deposit | null;
      asked: DepositAsked;
      period: LimitPeriod;
      problems: FieldProblem[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'form.submitted'; asked: DepositAsked }
      | { type: 'limits.wanted' }
      | { type: 'limits.declined' }
      | { type: 'limit.chosen'; period: LimitPeriod }
      | { type: 'tutorial.wanted' }
      | { type: 'tutorial.left' }
      | { type: 'history.wanted' }
      | { type: 'retry.requested' },
    children: {} as { depositPayment: 'depositPayment'; depositLimit: 'depositLimit'; depositHistory: 'depositHistory' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    loadOffer: fromPromise<DepositOffer>(notProvided('loadOffer')),
    /** Checks the amount by the method's bounds and by what the limits leave. */
    validate: fromPromise<FieldProblem[], { terms: DepositTerms | null; asked: DepositAsked }>(notProvided('validate')),
    /** Begins a deposit; sent again after a time-out it is one deposit. */
    createDeposit: fromPromise<Deposit, DepositAsked>(notProvided('createDeposit')),
    /** What becomes of a deposit that was begun; the wiring provides the chart. */
    depositPayment: {} as typeof depositPaymentMachine,
    /** To set a deposit limit; the wiring provides the chart. */
    depositLimit: {} as typeof depositLimitMachine,
    /** The list of the own deposits; the wiring provides the chart. */
    depositHistory: {} as typeof depositHistoryMachine,
  },
  guards: {
    isBegun: ({ context }) => context.deposit !== null,
    isBarred: ({ context }) => context.terms?.barred != null,
    isClosed: ({ context }) => context.terms?.methods.length === 0,
    isFirst: ({ context }) => context.terms?.offerLimits === true,
    hasProblems: (_, params: { problems: FieldProblem[] }) => params.problems.length > 0,
    standsOtherwise: (_, params: { error: unknown }) => /^deposit\.(barred|pending|closed)$/.test((params.error as Failure).code),
  },
  actions: {
    keepOffer: assign((_, params: { offer: DepositOffer }) => params.offer),
    keepAsked: assign({ asked: (_, params: { asked: DepositAsked }) => params.asked }),
    keepPeriod: assign({ period: (_, params: { period: LimitPeriod }) => params.period }),
    keepDeposit: assign({ deposit: (_, params: { deposit: Deposit }) => params.deposit }),
    keepProblems: assign({ problems: (_, params: { problems: FieldProblem[] }) => params.problems }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetRejection: assign({ problems: [], failure: null }),
  },
}).createMachine({
  id: 'deposit',
  context: { terms: null, deposit: null, asked: { method: '', amount: '' }, period: 'day', problems: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is read how the player stands: the terms, and a deposit that waits.',
      meta: { requirements: ['s2.member-centre.deposit', 'own.deposit.resumed'] },
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: { target: 'open', actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'It could not be read, or broke down: try again.',
      meta: { requirements: ['s2.member-centre.deposit', 's8.message.network-abnormal', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loading' },
    },
    open: {
      description: 'The page is open; the tutorial and the own deposits are a step away.',
      meta: { requirements: ['s2.member-centre.deposit', 's2.other.deposit-tutorial', 'own.deposit.history'] },
      on: { 'tutorial.wanted': 'tutorial', 'history.wanted': 'history' },
      initial: 'judging',
      states: {
        judging: {
          description: 'Does one wait? May the player deposit? Is it the first time?',
          meta: { requirements: ['own.deposit.resumed', 'own.deposit.barred', 'own.deposit.limits-offered'] },
          always: [
            { guard: 'isBegun', target: 'paying' },
            { guard: 'isBarred', target: 'barred' },
            { guard: 'isClosed', target: 'closed' },
            { guard: 'isFirst', target: 'offering' },
            { target: 'editing' },
          ],
        },
        barred: {
          description: 'A time-out or a self-exclusion is on: nothing can be deposited until it is over.',
          meta: { requirements: ['own.deposit.barred'] },
          tags: 'rejected',
          on: { 'retry.requested': '#deposit.loading' },
        },
        closed: {
          description: 'There is no provider to pay with at the moment.',
          meta: { requirements: ['own.deposit.terms'] },
          tags: 'rejected',
          on: { 'retry.requested': '#deposit.loading' },
        },
        offering: {
          description: 'A limit of a day, a week or a month is offered: before the first deposit, and whenever the player wants one.',
          meta: { requirements: ['own.deposit.limits-offered'] },
          on: {
            'limit.chosen': {
              target: '#deposit.limiting',
              actions: { type: 'keepPeriod', params: ({ event }) => ({ period: event.period }) },
            },
            'limits.declined': 'editing',
          },
        },
        editing: {
          description: 'How, and how much; the bounds and what the limits leave are shown.',
          meta: { requirements: ['s1.member.deposit', 's2.member-centre.deposit', 'own.deposit.terms'] },
          tags: 'form',
          exit: 'forgetRejection',
          on: {
            'form.submitted': {
              target: '#deposit.validating',
              actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) },
            },
            'limits.wanted': 'offering',
          },
          initial: 'untouched',
          states: {
            untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.deposit.terms'] } },
            invalid: {
              description: 'It is said under each field what is wrong.',
              meta: { requirements: ['own.deposit.terms'] },
              tags: 'rejected',
            },
            refused: {
              description: 'The gateway refused, or was not reached: the reason is shown, and what was typed stays.',
              meta: { requirements: ['own.deposit.terms', 'own.money.once', 's8.message.network-abnormal'] },
              tags: 'rejected',
            },
          },
        },
        paying: {
          description: 'A deposit was begun, here or on another device: it is followed until the player has seen how it ended.',
          meta: { requirements: ['own.deposit.provider', 'own.deposit.resumed', 'own.deposit.ended'] },
          invoke: {
            id: 'depositPayment',
            src: 'depositPayment',
            input: ({ context }) => ({ deposit: context.deposit }),
            onDone: '#deposit.loading',
            onError: { target: '#deposit.failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    validating: {
      description: 'What was typed is checked by the terms.',
      meta: { requirements: ['own.deposit.terms'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { terms, asked } }) => ({ terms, asked }),
        onDone: [
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.output }) },
            target: 'open.editing.invalid',
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
          },
          { target: 'creating' },
        ],
        onError: { target: 'open.editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    creating: {
      description: 'The deposit is begun.',
      meta: { requirements: ['s1.member.deposit', 'own.money.once'] },
      tags: 'busy',
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: ({ context }) => context.asked,
        onDone: { target: 'open.paying', actions: { type: 'keepDeposit', params: ({ event }) => ({ deposit: event.output }) } },
        onError: [
          {
            guard: { type: 'standsOtherwise', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            description: 'Elsewhere a time-out was begun, or another deposit.',
          },
          { target: 'open.editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    limiting: {
      description: 'A deposit limit is set or changed.',
      meta: { requirements: ['own.deposit.limits-offered', 'own.deposit.terms'] },
      invoke: {
        id: 'depositLimit',
        src: 'depositLimit',
        input: ({ context }) => ({ period: context.period }),
        onDone: 'loading',
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    tutorial: {
      description: 'How a deposit is made, step by step.',
      meta: { requirements: ['s2.other.deposit-tutorial'] },
      on: { 'tutorial.left': 'loading' },
    },
    history: {
      description: 'The own deposits, and how each of them ended.',
      meta: { requirements: ['own.deposit.history'] },
      invoke: {
        id: 'depositHistory',
        src: 'depositHistory',
        onDone: 'loading',
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
