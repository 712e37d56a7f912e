import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { moveSubmissionMachine } from '../move-submission/move-submission.machine';
import type {
  CheckOutcome,
  Draft,
  MoneyMoveContext,
  MoneyMoveEvent,
  MoneyMoveOutput,
  Outcome,
  Terms,
  TermsOutcome,
} from './money-move.types';

/**
 * A movement of money: terms, amount, source and destination, validation, then its submission. Deposits, withdrawals
 * and transfers differ only in their actors' outcomes. Meets own.money.once.
 */
export const moneyMoveMachine = setup({
  types: {
    context: {} as MoneyMoveContext,
    events: {} as MoneyMoveEvent,
    output: {} as MoneyMoveOutput,
    children: {} as { submission: 'submission' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Loads the bounds, the balances and any block, and an earlier request that has no response yet. */
    loadTerms: {} as PromiseActorLogic<TermsOutcome>,
    /** Validates the draft against the terms; returns the summary if the move needs a review. */
    check: {} as PromiseActorLogic<CheckOutcome, { terms: Terms | null; draft: Draft }>,
    /** Validates the current input against the terms while errors are shown; sends no requests. */
    recheck: {} as PromiseActorLogic<CheckOutcome, { terms: Terms | null; draft: Draft }>,
    /** Reviews and sends the move, and finds out what became of it; the wiring provides the chart. */
    submission: {} as typeof moveSubmissionMachine,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Outcome['kind'] }) => 'output' in event && event.output.kind === kind,
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
    /** Clears what the submission needed; its outcome is stored afterwards. */
    clearSubmission: assign({ review: null, block: null, failure: null }),
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
      entry: 'clearTerms',
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
            target: 'submitting',
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
      description: 'The terms could not be loaded, or the submission broke down: load the terms again, or leave.',
      meta: { requirements: ['s8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearRejection',
      on: { 'retry.requested': 'loading', 'section.closed': 'ended' },
    },
    blocked: {
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
          'own.transfer.summary',
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
          { target: 'submitting', actions: 'setOutcome' },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
    },
    submitting: {
      description: 'The move is reviewed where it is irreversible, and sent once; then its outcome is found out.',
      meta: { requirements: ['s7.relay.wallet-transfer', 'own.money.once', 'own.money.outcome'] },
      exit: 'clearSubmission',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { terms, draft, review, failure, block } }) => ({ terms, draft, review, failure, block }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'renewed' } }, target: 'editing.moved', actions: 'setOutcome' },
          {
            guard: { type: 'is', params: { kind: 'refused' } },
            target: 'editing.rejected',
            actions: 'setOutcome',
            description: 'Not executed: the balance or the destinations have changed, or the request failed.',
          },
          { guard: { type: 'is', params: { kind: 'blocked' } }, target: 'blocked', actions: 'setOutcome' },
          {
            guard: { type: 'is', params: { kind: 'changed' } },
            target: 'loading',
            description: 'A time-out or another deposit was started elsewhere.',
          },
          { guard: { type: 'is', params: { kind: 'cancelled' } }, target: 'editing' },
          { guard: { type: 'is', params: { kind: 'done' } }, target: 'done', actions: 'setOutcome' },
          { target: 'ended', actions: 'setOutcome' },
        ],
        onError: {
          target: 'failed',
          actions: ['clearTerms', 'setFailure'],
          description: 'The terms are loaded again, which finds a request that was sent.',
        },
      },
    },
    done: {
      description: 'Confirms the request and says what happens next.',
      meta: { requirements: ['s1.member.withdrawal', 's8.success.transfer', 'own.withdrawal.review'] },
      on: { 'another.requested': 'loading', 'section.closed': 'ended' },
    },
    ended: {
      description: 'Started or left, or something else comes first.',
      meta: { requirements: ['own.deposit.provider', 'own.payment-password.required', 'own.bank-account.bound'] },
      type: 'final',
    },
  },
});
