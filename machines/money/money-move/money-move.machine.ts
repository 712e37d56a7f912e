import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type {
  CheckOutcome,
  Draft,
  FindOutcome,
  MoneyMoveContext,
  MoneyMoveEvent,
  MoneyMoveOutput,
  Outcome,
  SendOutcome,
  Terms,
  TermsOutcome,
} from './money-move.types';

/**
 * A movement of money: terms, amount, source and destination, validation, a review where it is irreversible, then the
 * transfer, executed once even if it is sent again. Deposits, withdrawals and transfers differ only in their actors'
 * outcomes. Meets own.money.once.
 */
export const moneyMoveMachine = setup({
  types: {
    context: {} as MoneyMoveContext,
    events: {} as
      | MoneyMoveEvent
      | DoneActorEvent<Outcome, 'loadTerms' | 'check' | 'recheck' | 'send' | 'findOutcome'>
      | ErrorActorEvent<Failure>,
    output: {} as MoneyMoveOutput,
    tags: {} as 'busy' | 'form' | 'rejected' | 'unsure',
  },
  actors: {
    /** Loads the bounds, the balances and any block, and an earlier request that has no response yet. */
    loadTerms: {} as PromiseActorLogic<TermsOutcome>,
    /** Validates the draft against the terms; returns the summary if the move needs a review. */
    check: {} as PromiseActorLogic<CheckOutcome, { terms: Terms | null; draft: Draft }>,
    /** Validates the current input against the terms while errors are shown; sends no requests. */
    recheck: {} as PromiseActorLogic<CheckOutcome, { terms: Terms | null; draft: Draft }>,
    /**
     * Sends the move, with the payment password from the vault if it was reviewed. Retries after a time-out count as
     * one move.
     */
    send: {} as PromiseActorLogic<SendOutcome, { draft: Draft; reviewed: boolean }>,
    /** Finds out by its key what became of the last request. */
    findOutcome: {} as PromiseActorLogic<FindOutcome>,
  },
  delays: {
    /** Pause before the gateway is queried about a key again. */
    askAgain: 3_000,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Outcome['kind'] }) => 'output' in event && event.output.kind === kind,
    isBlocked: ({ context }) => context.block !== null,
    /** A first payout to the account lacks something; it can be sent all the same. */
    lacks: ({ event }) =>
      'output' in event && event.output.kind === 'review' && (event.output.review.review?.missing ?? []).length > 0,
    isReviewed: ({ context }) => context.review !== null,
    allFixed: ({ context }) => context.problems.length === 0,
  },
  actions: {
    /** Stores the data of an actor's outcome. */
    setOutcome: assign(({ event }) => {
      const { kind, ...outcomeData } = 'output' in event ? event.output : { kind: null };
      return outcomeData;
    }),
    setDraft: assign({ draft: ({ context, event }) => ('draft' in event ? event.draft : context.draft) }),
    /** Keeps only the errors that still apply; new ones wait for submit. */
    setRemainingErrors: assign({
      problems: ({ context, event }) => {
        const found = 'output' in event && event.output.kind === 'wrong' ? event.output.problems : [];
        return context.problems.filter((problem) =>
          found.some(({ field, code }) => field === problem.field && code === problem.code),
        );
      },
    }),
    setFailure: assign({ problems: [], failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearRejection: assign({ problems: [], failure: null }),
    clearTerms: assign({ terms: null, block: null, moved: null }),
    clearReview: assign({ review: null }),
  },
}).createMachine({
  id: 'money-move',
  context: {
    terms: null,
    draft: { from: '', to: '', amount: '' },
    review: null,
    moved: null,
    first: null,
    block: null,
    problems: [],
    failure: null,
  },
  initial: 'loading',
  output: ({ context: { terms, moved, first } }) => ({ terms, moved, first }),
  states: {
    loading: {
      description:
        'Loading the terms, and whether anything can be moved; a time-out or self-exclusion never blocks a withdrawal.',
      meta: {
        requirements: [
          's2.member-centre.deposit',
          's2.member-centre.withdraw',
          's2.member-centre.transfer-fund',
          's2.member-centre.transfer-upline',
          's7.relay.merchant-wallet',
          'own.withdrawal.excluded',
        ],
      },
      tags: 'busy',
      entry: ['clearTerms', 'clearReview'],
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          { guard: { type: 'is', params: { kind: 'blocked' } }, target: 'blocked', actions: 'setOutcome' },
          {
            guard: { type: 'is', params: { kind: 'first' } },
            target: 'ended',
            actions: 'setOutcome',
            description: 'A payment password or payout account is missing, or a started deposit waits.',
          },
          {
            guard: { type: 'is', params: { kind: 'unanswered' } },
            target: 'finding',
            actions: 'setOutcome',
            description: 'A request was sent before a reload, or in another tab.',
          },
          { guard: { type: 'is', params: { kind: 'offered' } }, target: 'offeringLimit', actions: 'setOutcome' },
          { target: 'editing', actions: 'setOutcome' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'section.closed': 'ended' },
    },
    failed: {
      description: 'The terms could not be loaded: try again, or leave.',
      meta: { requirements: ['s8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearRejection',
      on: { 'retry.requested': 'loading', 'section.closed': 'ended' },
    },
    blocked: {
      id: 'blocked',
      description: 'Nothing can be moved now; the reason and the balances are shown.',
      meta: {
        requirements: [
          'own.deposit.barred',
          'own.exclusion.matched',
          'own.deposit.terms',
          'own.payment-password.locked',
          'own.bank-account.cooling-down',
          'own.transfer-upline.partners',
          's3.wallet.merchant',
        ],
      },
      on: { 'retry.requested': 'loading', 'section.closed': 'ended' },
    },
    offeringLimit: {
      description: 'Offers a deposit limit: before the first deposit, and whenever the player requests one.',
      meta: { requirements: ['own.deposit.limits-offered'] },
      on: { 'limits.declined': 'editing' },
    },
    editing: {
      description: 'From, to and amount; the bounds, the balance and the bonuses of a first deposit are shown.',
      meta: {
        requirements: [
          's1.member.deposit',
          'own.deposit.bonus',
          's1.member.withdrawal',
          's1.agent.transfer-upline',
          's1.agent.transfer-downline',
          's6.role.agent',
        ],
      },
      tags: 'form',
      entry: 'clearReview',
      exit: 'clearRejection',
      on: {
        'form.submitted': { target: 'checking', actions: 'setDraft' },
        'limits.requested': 'offeringLimit',
        'retry.requested': 'loading',
        'section.closed': 'ended',
      },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing has been sent yet.',
          meta: { requirements: ['own.deposit.terms', 'own.transfer.bounds'] },
        },
        invalid: {
          description: 'Each invalid field shows its error; the amount shows the bound that it breaks.',
          meta: {
            requirements: [
              'own.deposit.terms',
              'own.deposit.bonus',
              'own.withdrawal.terms',
              'own.transfer.bounds',
              'own.transfer-upline.summary',
              'own.money.number',
            ],
          },
          tags: 'rejected',
          on: { 'field.edited': { target: '.checking', actions: 'setDraft' } },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Waits for corrections.',
              meta: { requirements: ['own.money.corrected'] },
              always: { guard: 'allFixed', target: '#fixed' },
            },
            checking: {
              description: 'The player has edited a field: errors that are fixed disappear.',
              meta: { requirements: ['own.money.corrected'] },
              invoke: {
                id: 'recheck',
                src: 'recheck',
                input: ({ context: { terms, draft } }) => ({ terms, draft }),
                onDone: { target: 'waiting', actions: 'setRemainingErrors' },
                onError: { target: '#rejected', actions: 'setFailure' },
              },
            },
          },
        },
        fixed: {
          id: 'fixed',
          description: 'All errors are fixed; the form can be submitted again.',
          meta: { requirements: ['own.money.corrected'] },
        },
        rejected: {
          id: 'rejected',
          description: 'Rejected or unreachable: the reason is shown, and the input stays.',
          meta: {
            requirements: [
              'own.deposit.terms',
              'own.withdrawal.terms',
              'own.money.number',
              'own.money.once',
              's8.message.network-abnormal',
            ],
          },
          tags: 'rejected',
        },
        moved: {
          id: 'moved',
          description: 'Confirms the transfer, or that everything was returned; another one can follow.',
          meta: { requirements: ['s8.success.transfer', 's8.success.memory-return'] },
        },
      },
    },
    checking: {
      description: 'Checks the input by the terms, and loads a preview where it must be reviewed.',
      meta: {
        requirements: [
          'own.deposit.terms',
          'own.withdrawal.summary',
          'own.transfer.bounds',
          'own.transfer-upline.summary',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { terms, draft } }) => ({ terms, draft }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'editing.invalid', actions: 'setOutcome' },
          {
            guard: 'lacks',
            target: 'reviewing.lacking',
            actions: 'setOutcome',
            description: 'The first payout to an account needs a verified mobile number and deposits from it.',
          },
          { guard: { type: 'is', params: { kind: 'review' } }, target: 'reviewing', actions: 'setOutcome' },
          { target: 'sending' },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
    },
    reviewing: {
      description:
        'Shows what will be moved, before it is sent; the player confirms, with the payment password if it leaves the account.',
      meta: {
        requirements: [
          'own.transfer.summary',
          'own.withdrawal.summary',
          'own.withdrawal.no-cancel',
          'own.transfer-upline.summary',
          'own.payment-password.required',
        ],
      },
      exit: 'clearRejection',
      on: { 'payment.submitted': 'sending', 'review.confirmed': 'sending', 'review.cancelled': 'editing' },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing has been sent yet, or the missing password was entered.',
          meta: { requirements: ['own.withdrawal.summary', 'own.transfer-upline.summary'] },
        },
        lacking: {
          description:
            'The payout still needs something: shows what, leads there, and says until when it is reviewed without it.',
          meta: { requirements: ['own.payout.target', 'own.withdrawal.summary'] },
        },
        invalid: {
          description: 'The payment password is missing; its field says so until the player types.',
          meta: { requirements: ['own.payment-password.required', 'own.money.corrected'] },
          tags: 'rejected',
          exit: 'clearRejection',
          on: { 'payment.filled': 'untouched' },
        },
        rejected: {
          id: 'reviewRejected',
          description: 'The payment password was wrong, or the move was not executed; a retry moves it once.',
          meta: {
            requirements: [
              'own.transfer.summary',
              'own.payment-password.required',
              'own.money.once',
              's8.message.network-abnormal',
            ],
          },
          tags: 'rejected',
        },
      },
    },
    sending: {
      description: 'Sending.',
      meta: {
        requirements: ['s1.member.deposit', 's1.member.withdrawal', 's7.relay.wallet-transfer', 'own.money.once'],
      },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { draft, review } }) => ({ draft, reviewed: review !== null }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'renewed' } }, target: 'editing.moved', actions: 'setOutcome' },
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'reviewing.invalid', actions: 'setOutcome' },
          {
            guard: { type: 'is', params: { kind: 'refused' } },
            target: 'editing.rejected',
            actions: 'setOutcome',
            description: 'The balance or the possible destinations have changed in the meantime.',
          },
          { guard: { type: 'is', params: { kind: 'blocked' } }, target: 'blocked', actions: 'setOutcome' },
          {
            guard: { type: 'is', params: { kind: 'changed' } },
            target: 'loading',
            description: 'A time-out or another deposit was started elsewhere.',
          },
          { guard: { type: 'is', params: { kind: 'unanswered' } }, target: 'finding', actions: 'setOutcome' },
          { guard: { type: 'is', params: { kind: 'begun' } }, target: 'ended', actions: 'setOutcome' },
          { target: 'done', actions: 'setOutcome' },
        ],
        onError: [
          { guard: 'isReviewed', target: 'reviewing.rejected', actions: 'setFailure' },
          { target: 'editing.rejected', actions: 'setFailure' },
        ],
      },
    },
    finding: {
      description: 'No response arrived: the page checks whether the move was executed, and sends nothing else.',
      meta: { requirements: ['own.money.outcome', 'own.money.once'] },
      tags: 'unsure',
      initial: 'asking',
      on: { 'section.closed': 'ended' },
      states: {
        asking: {
          description: 'Querying the outcome of the request.',
          meta: { requirements: ['own.money.outcome'] },
          invoke: {
            id: 'findOutcome',
            src: 'findOutcome',
            onDone: [
              { guard: { type: 'is', params: { kind: 'inProgress' } }, target: 'waiting' },
              {
                guard: { type: 'is', params: { kind: 'renewed' } },
                target: '#moved',
                actions: ['clearRejection', 'setOutcome'],
              },
              { guard: { type: 'is', params: { kind: 'begun' } }, target: '#ended', actions: 'setOutcome' },
              {
                guard: { type: 'is', params: { kind: 'done' } },
                target: '#done',
                actions: ['clearRejection', 'setOutcome'],
              },
              { guard: 'isBlocked', target: '#blocked', actions: 'clearRejection' },
              {
                guard: 'isReviewed',
                target: '#reviewRejected',
                description: 'It was not executed: the same request can be sent again.',
              },
              { target: '#rejected' },
            ],
            onError: { target: 'waiting', description: 'The gateway cannot be reached now.' },
          },
        },
        waiting: {
          description: 'Still unknown; the next query follows in a few seconds, or when the player requests it.',
          meta: { requirements: ['own.money.outcome'] },
          after: { askAgain: 'asking' },
          on: { 'outcome.requested': 'asking' },
        },
      },
    },
    done: {
      id: 'done',
      description: 'Confirms the request and says what happens next.',
      meta: { requirements: ['s1.member.withdrawal', 's8.success.transfer', 'own.withdrawal.review'] },
      on: { 'another.requested': 'loading', 'section.closed': 'ended' },
    },
    ended: {
      id: 'ended',
      description: 'Started or left, or something else comes first.',
      meta: { requirements: ['own.deposit.provider', 'own.payment-password.required', 'own.bank-account.bound'] },
      type: 'final',
    },
  },
});
