import { assign, fromPromise, setup } from 'xstate';
import type { Failure, Withdrawal, WithdrawalPreview, WithdrawalTerms } from '../../src/contract';
import type { bankAccountMachine } from '../bank-account/bank-account.machine';
import type { FieldProblem } from '../form/form.machine';
import type { paymentPasswordMachine } from '../payment-password/payment-password.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** The terms of the gateway; `protection` says how the payment password stands. */
export type Offer = Omit<WithdrawalTerms, 'paymentPassword'> & { protection: WithdrawalTerms['paymentPassword'] };
/** How much is to go where; the amount is a decimal string. */
export type Asked = { bankAccountId: string; amount: string };
/** The withdrawal that was sent, to be followed; null where none was. */
export type WithdrawalOutput = { sent: Withdrawal | null };

/** Money leaves the wallet: where to, how much, a look at what will happen, the payment password. Meets s1.member.withdrawal. */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalOutput & {
      offer: Offer | null;
      asked: Asked;
      preview: WithdrawalPreview | null;
      problems: FieldProblem[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'form.submitted'; asked: Asked }
      | { type: 'account.wanted' }
      | { type: 'protection.submitted' }
      | { type: 'look.left' }
      | { type: 'another.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.left' },
    output: {} as WithdrawalOutput,
    children: {} as { paymentPassword: 'paymentPassword'; firstAccount: 'bankAccount'; moreAccounts: 'bankAccount' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Bounds, what is there, what is still to be staked, and the bound accounts. */
    loadOffer: fromPromise<Offer>(notProvided('loadOffer')),
    /** To set a payment password; the wiring provides the chart. */
    paymentPassword: {} as typeof paymentPasswordMachine,
    /** To bind an account; the wiring provides the chart. */
    bankAccount: {} as typeof bankAccountMachine,
    /** Checks the amount by the bounds, by what is there and by what is still to be staked. */
    validate: fromPromise<FieldProblem[], { offer: Offer | null; asked: Asked }>(notProvided('validate')),
    previewWithdrawal: fromPromise<WithdrawalPreview, Asked>(notProvided('previewWithdrawal')),
    /** Sends it with the payment password out of the vault, where there must be one; sent again after a time-out it is one withdrawal. */
    withdraw: fromPromise<Withdrawal, Asked>(notProvided('withdraw')),
  },
  guards: {
    isUnprotected: ({ context }) => context.offer?.protection === 'unset',
    isLocked: ({ context }) => context.offer?.protection === 'locked',
    hasNoAccount: ({ context }) => context.offer?.accounts.length === 0,
    isTrue: (_, params: { value: boolean }) => params.value,
    hasProblems: (_, params: { problems: FieldProblem[] }) => params.problems.length > 0,
    locksNow: (_, params: { error: unknown }) => (params.error as Failure).code === 'payment.locked',
    /** For another reason than the payment password. */
    forbidden: (_, params: { error: unknown }) => {
      const { kind, code } = params.error as Failure;
      return kind === 'rejected' && !code.startsWith('payment.');
    },
  },
  actions: {
    keepOffer: assign({ offer: (_, params: { offer: Offer }) => params.offer }),
    keepAsked: assign({ asked: (_, params: { asked: Asked }) => params.asked }),
    keepPreview: assign({ preview: (_, params: { preview: WithdrawalPreview }) => params.preview }),
    keepSent: assign({ sent: (_, params: { sent: Withdrawal }) => params.sent }),
    forgetSent: assign({ sent: null }),
    keepProblems: assign({ problems: (_, params: { problems: FieldProblem[] }) => params.problems }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetRejection: assign({ problems: [], failure: null }),
  },
}).createMachine({
  id: 'withdrawal',
  context: { sent: null, offer: null, asked: { bankAccountId: '', amount: '' }, preview: null, problems: [], failure: null },
  initial: 'loading',
  output: ({ context }) => ({ sent: context.sent }),
  states: {
    loading: {
      description: 'The terms are read. Neither a time-out nor a self-exclusion keeps a player from them.',
      meta: { requirements: ['s2.member-centre.withdraw', 'own.withdrawal.excluded'] },
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: { target: 'judging', actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'section.left': 'left' },
    },
    failed: {
      description: 'It could not be read, or broke down: try again, or leave.',
      meta: { requirements: ['s2.member-centre.withdraw', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loading', 'section.left': 'left' },
    },
    judging: {
      description: 'Is there a payment password, and an account to send to?',
      meta: { requirements: ['own.payment-password.asked', 'own.bank-account.bound'] },
      always: [
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isUnprotected', target: 'protecting' },
        { guard: 'hasNoAccount', target: 'binding' },
        { target: 'editing' },
      ],
    },
    locked: {
      description: 'The payment password rests after wrong tries: no money leaves meanwhile.',
      meta: { requirements: ['own.payment-password.locked'] },
      tags: 'rejected',
      on: { 'retry.requested': 'loading', 'section.left': 'left' },
    },
    protecting: {
      description: 'There is no payment password: it is set first.',
      meta: { requirements: ['own.payment-password.set', 'own.payment-password.asked'] },
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.changed }) }, target: 'loading' },
          { target: 'left', description: 'Without it no money leaves.' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    binding: {
      description: 'There is no account to send to: one is bound first.',
      meta: { requirements: ['own.bank-account.bound'] },
      invoke: {
        id: 'firstAccount',
        src: 'bankAccount',
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.changed }) }, target: 'loading' },
          { target: 'left', description: 'Without one there is nowhere to send to.' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    managing: {
      description: 'The bound accounts: one is added or removed.',
      meta: { requirements: ['own.bank-account.bound'] },
      invoke: {
        id: 'moreAccounts',
        src: 'bankAccount',
        onDone: 'loading',
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    editing: {
      description: 'Where to, and how much; the bounds, what is there and what is still to be staked are shown.',
      meta: { requirements: ['s1.member.withdrawal', 's2.member-centre.withdraw', 'own.withdrawal.terms'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': { target: 'validating', actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) } },
        'account.wanted': 'managing',
        'section.left': 'left',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.withdrawal.terms'] } },
        invalid: {
          description: 'It is said under each field what is wrong.',
          meta: { requirements: ['own.withdrawal.terms'] },
          tags: 'rejected',
        },
        refused: {
          description: 'It cannot be done so, or was not reached: the reason is shown, and what was typed stays.',
          meta: { requirements: ['own.withdrawal.terms', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: 'What was typed is checked by the terms.',
      meta: { requirements: ['own.withdrawal.terms'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { offer, asked } }) => ({ offer, asked }),
        onDone: [
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
          },
          { target: 'previewing' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    previewing: {
      description: 'The gateway is asked what would happen.',
      meta: { requirements: ['own.withdrawal.look'] },
      tags: 'busy',
      invoke: {
        id: 'previewWithdrawal',
        src: 'previewWithdrawal',
        input: ({ context }) => context.asked,
        onDone: { target: 'looking', actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) } },
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    looking: {
      description: 'What will happen, before it is sent, as it cannot be cancelled then; and the payment password.',
      meta: { requirements: ['own.withdrawal.look', 'own.withdrawal.no-cancel', 'own.payment-password.asked'] },
      exit: 'forgetRejection',
      on: { 'protection.submitted': 'sending', 'look.left': 'editing' },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.withdrawal.look'] } },
        refused: {
          description: 'The payment password was missing or wrong, or no answer came: sent again it is one withdrawal.',
          meta: { requirements: ['own.payment-password.asked', 'own.money.once', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    sending: {
      description: 'It is sent.',
      meta: { requirements: ['s1.member.withdrawal', 'own.money.once'] },
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => context.asked,
        onDone: { target: 'sent', actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) } },
        onError: [
          { guard: { type: 'locksNow', params: ({ event }) => ({ error: event.error }) }, target: 'locked' },
          {
            guard: { type: 'forbidden', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            description: 'The balance or the terms have changed meanwhile.',
          },
          { target: 'looking.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sent: {
      description: 'It is on its way to be reviewed; it can be followed.',
      meta: { requirements: ['s1.member.withdrawal', 'own.withdrawal.review'] },
      on: { 'another.requested': { target: 'loading', actions: 'forgetSent' }, 'section.left': 'left' },
    },
    left: { description: 'Left.', meta: { requirements: ['s2.member-centre.withdraw'] }, type: 'final' },
  },
});
