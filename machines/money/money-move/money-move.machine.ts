import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type {
  CheckOutcome,
  Draft,
  MoneyMoveContext,
  MoneyMoveEvent,
  MoneyMoveOutput,
  Outcome,
  SendOutcome,
  Terms,
  TermsOutcome,
} from './money-move.types';

/**
 * Money is moved: the terms, how much from where to where, a check, a look at it where it cannot be taken back, then it goes, once however
 * often it is sent. A deposit, a withdrawal and the transfers differ by how their actors end. Meets own.money.once.
 */
export const moneyMoveMachine = setup({
  types: {
    context: {} as MoneyMoveContext,
    events: {} as
      | MoneyMoveEvent
      | DoneActorEvent<Outcome, 'loadTerms' | 'check' | 'recheck' | 'send'>
      | ErrorActorEvent<Failure>,
    output: {} as MoneyMoveOutput,
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Bounds, what is there, and whether anything can be moved. What was sent before and not answered is given up. */
    loadTerms: {} as PromiseActorLogic<TermsOutcome>,
    /** Checks the draft by the terms; where it is to be looked at first, it says what would happen. */
    check: {} as PromiseActorLogic<CheckOutcome, { terms: Terms | null; draft: Draft }>,
    /** Checks by the terms what is typed by now, while something is called wrong; nobody else is asked. */
    recheck: {} as PromiseActorLogic<CheckOutcome, { terms: Terms | null; draft: Draft }>,
    /** Moves it, with the payment password out of the vault where it was reviewed; sent again after a time-out it is one move. */
    send: {} as PromiseActorLogic<SendOutcome, { draft: Draft; reviewed: boolean }>,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Outcome['kind'] }) => 'output' in event && event.output.kind === kind,
    isReviewed: ({ context }) => context.review !== null,
    allMended: ({ context }) => context.problems.length === 0,
  },
  actions: {
    /** Stores the data of an actor's outcome. */
    keep: assign(({ event }) => {
      const { kind, ...kept } = 'output' in event ? event.output : { kind: null };
      return kept;
    }),
    setDraft: assign({ draft: ({ context, event }) => ('draft' in event ? event.draft : context.draft) }),
    /** Keeps only the errors that still apply; new ones wait for submit. */
    setStanding: assign({
      problems: ({ context, event }) => {
        const found = 'output' in event && event.output.kind === 'wrong' ? event.output.problems : [];
        return context.problems.filter((one) =>
          found.some(({ field, code }) => field === one.field && code === one.code),
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
        'The terms are read, and whether anything can be moved. Neither a time-out nor a self-exclusion keeps a withdrawal back.',
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
          { guard: { type: 'is', params: { kind: 'blocked' } }, target: 'blocked', actions: 'keep' },
          {
            guard: { type: 'is', params: { kind: 'first' } },
            target: 'over',
            actions: 'keep',
            description: 'There is no payment password or no bank account yet; or a deposit that was begun waits.',
          },
          { guard: { type: 'is', params: { kind: 'offered' } }, target: 'offering', actions: 'keep' },
          { target: 'editing', actions: 'keep' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'section.left': 'over' },
    },
    failed: {
      description: 'The terms could not be read: try again, or leave.',
      meta: { requirements: ['s8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearRejection',
      on: { 'retry.requested': 'loading', 'section.left': 'over' },
    },
    blocked: {
      description: 'Nothing can be moved now, and it is said why; what lies where is still shown.',
      meta: {
        requirements: [
          'own.deposit.barred',
          'own.exclusion.matched',
          'own.deposit.terms',
          'own.payment-password.locked',
          'own.bank-account.rests',
          'own.transfer-upline.partners',
          's3.wallet.merchant',
        ],
      },
      on: { 'retry.requested': 'loading', 'section.left': 'over' },
    },
    offering: {
      description: 'A deposit limit is offered: before the first deposit, and whenever the player wants one.',
      meta: { requirements: ['own.deposit.limits-offered'] },
      on: { 'limits.declined': 'editing' },
    },
    editing: {
      description:
        'From where to where, and how much; the bounds, what is there and the bonuses of a first deposit are shown.',
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
        'limits.requested': 'offering',
        'retry.requested': 'loading',
        'section.left': 'over',
      },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing was sent yet.',
          meta: { requirements: ['own.deposit.terms', 'own.transfer.bounds'] },
        },
        invalid: {
          description: 'It is said under each field what is wrong, and of an amount which bound it breaks.',
          meta: {
            requirements: [
              'own.deposit.terms',
              'own.deposit.bonus',
              'own.withdrawal.terms',
              'own.transfer.bounds',
              'own.transfer-upline.look',
              'own.money.number',
            ],
          },
          tags: 'rejected',
          on: { 'field.edited': { target: '.checking', actions: 'setDraft' } },
          initial: 'shown',
          states: {
            shown: {
              description: 'It waits to be mended.',
              meta: { requirements: ['own.money.mended'] },
              always: { guard: 'allMended', target: '#mended' },
            },
            checking: {
              description: 'Something was typed or chosen: what is right by now is no longer called wrong.',
              meta: { requirements: ['own.money.mended'] },
              invoke: {
                id: 'recheck',
                src: 'recheck',
                input: ({ context: { terms, draft } }) => ({ terms, draft }),
                onDone: { target: 'shown', actions: 'setStanding' },
                onError: { target: '#refused', actions: 'setFailure' },
              },
            },
          },
        },
        mended: {
          id: 'mended',
          description: 'All that was wrong is mended; the form can be sent again.',
          meta: { requirements: ['own.money.mended'] },
        },
        refused: {
          id: 'refused',
          description: 'It cannot be done so, or no answer came: the reason is shown, and what was typed stays.',
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
          description: 'It is told that the transfer succeeded, or that all of it came back; another can follow.',
          meta: { requirements: ['s8.success.transfer', 's8.success.memory-return'] },
        },
      },
    },
    checking: {
      description:
        'What was typed is checked by the terms, and the gateway is asked what would happen where it is to be reviewed.',
      meta: {
        requirements: ['own.deposit.terms', 'own.withdrawal.look', 'own.transfer.bounds', 'own.transfer-upline.look'],
      },
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { terms, draft } }) => ({ terms, draft }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'editing.invalid', actions: 'keep' },
          { guard: { type: 'is', params: { kind: 'review' } }, target: 'reviewing', actions: 'keep' },
          { target: 'sending' },
        ],
        onError: { target: 'editing.refused', actions: 'setFailure' },
      },
    },
    reviewing: {
      description:
        'Showing what will be moved, before it is sent; the player confirms, with the payment password where it leaves the account.',
      meta: {
        requirements: [
          'own.transfer.look',
          'own.withdrawal.look',
          'own.withdrawal.no-cancel',
          'own.transfer-upline.look',
          'own.payment-password.asked',
        ],
      },
      exit: 'clearRejection',
      on: { 'payment.submitted': 'sending', 'review.confirmed': 'sending', 'review.left': 'editing' },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing was sent yet, or what was missing is there by now.',
          meta: { requirements: ['own.withdrawal.look', 'own.transfer-upline.look'] },
        },
        invalid: {
          description: 'The payment password is missing: it is said under its field, until something is typed there.',
          meta: { requirements: ['own.payment-password.asked', 'own.money.mended'] },
          tags: 'rejected',
          exit: 'clearRejection',
          on: { 'payment.filled': 'untouched' },
        },
        refused: {
          description: 'The payment password was wrong, or no answer came: sent again it goes once.',
          meta: {
            requirements: [
              'own.transfer.look',
              'own.payment-password.asked',
              'own.money.once',
              's8.message.network-abnormal',
            ],
          },
          tags: 'rejected',
        },
      },
    },
    sending: {
      description: 'It is sent.',
      meta: {
        requirements: ['s1.member.deposit', 's1.member.withdrawal', 's7.relay.wallet-transfer', 'own.money.once'],
      },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { draft, review } }) => ({ draft, reviewed: review !== null }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'renewed' } }, target: 'editing.moved', actions: 'keep' },
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'reviewing.invalid', actions: 'keep' },
          {
            guard: { type: 'is', params: { kind: 'refused' } },
            target: 'editing.refused',
            actions: 'keep',
            description: 'What is there, or what it may go to, has changed meanwhile.',
          },
          { guard: { type: 'is', params: { kind: 'blocked' } }, target: 'blocked', actions: 'keep' },
          {
            guard: { type: 'is', params: { kind: 'changed' } },
            target: 'loading',
            description: 'Elsewhere a time-out was begun, or another deposit.',
          },
          { guard: { type: 'is', params: { kind: 'begun' } }, target: 'over', actions: 'keep' },
          { target: 'done', actions: 'keep' },
        ],
        onError: [
          { guard: 'isReviewed', target: 'reviewing.refused', actions: 'setFailure' },
          { target: 'editing.refused', actions: 'setFailure' },
        ],
      },
    },
    done: {
      description: 'It is told that it was sent, and what becomes of it.',
      meta: { requirements: ['s1.member.withdrawal', 's8.success.transfer', 'own.withdrawal.review'] },
      on: { 'another.requested': 'loading', 'section.left': 'over' },
    },
    over: {
      description: 'Begun, left, or something else comes first.',
      meta: { requirements: ['own.deposit.provider', 'own.payment-password.asked', 'own.bank-account.bound'] },
      type: 'final',
    },
  },
});
