import { assign, fromPromise, setup } from 'xstate';
import type { Failure, PartnerTransferred, TransferPartners, WithdrawalTerms } from '../../src/contract';
import type { FieldProblem } from '../form/form.machine';
import type { paymentPasswordMachine } from '../payment-password/payment-password.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Who money may go to, and how much; `protection` says how the payment password stands. */
export type PartnerOffer = TransferPartners & { protection: WithdrawalTerms['paymentPassword'] };
/** How much is to go to whom; the amount is a decimal string. */
export type PartnerAsked = { to: string; amount: string };

/** Money to the upline, and from an agent to a downline: to whom and how much, a look at it, the payment password. */
export const transferUplineMachine = setup({
  types: {
    context: {} as {
      offer: PartnerOffer | null;
      asked: PartnerAsked;
      sent: PartnerTransferred | null;
      problems: FieldProblem[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'form.submitted'; asked: PartnerAsked }
      | { type: 'protection.submitted' }
      | { type: 'protection.wanted' }
      | { type: 'look.left' }
      | { type: 'another.requested' }
      | { type: 'retry.requested' },
    children: {} as { paymentPassword: 'paymentPassword' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** The upline, the downlines, the bounds, what is there, and how the payment password stands. */
    loadOffer: fromPromise<PartnerOffer>(notProvided('loadOffer')),
    /** To set a payment password; the wiring provides the chart. */
    paymentPassword: {} as typeof paymentPasswordMachine,
    /** Checks the amount by the bounds and by what is there. */
    validate: fromPromise<FieldProblem[], { offer: PartnerOffer | null; asked: PartnerAsked }>(notProvided('validate')),
    /** Sends it with the payment password out of the vault; sent again after a time-out it goes once. */
    sendMoney: fromPromise<PartnerTransferred, PartnerAsked>(notProvided('sendMoney')),
  },
  guards: {
    isAlone: ({ context }) => context.offer?.upline === null && context.offer.downlines.length === 0,
    isUnprotected: ({ context }) => context.offer?.protection === 'unset',
    isLocked: ({ context }) => context.offer?.protection === 'locked',
    changed: (_, params: { changed: boolean }) => params.changed,
    hasProblems: (_, params: { problems: FieldProblem[] }) => params.problems.length > 0,
    locksNow: (_, params: { error: unknown }) => (params.error as Failure).code === 'payment.locked',
    /** For another reason than the payment password. */
    forbidden: (_, params: { error: unknown }) => {
      const { kind, code } = params.error as Failure;
      return kind === 'rejected' && !code.startsWith('payment.');
    },
  },
  actions: {
    keepOffer: assign({ offer: (_, params: { offer: PartnerOffer }) => params.offer }),
    keepAsked: assign({ asked: (_, params: { asked: PartnerAsked }) => params.asked }),
    keepSent: assign({ sent: (_, params: { sent: PartnerTransferred }) => params.sent }),
    keepProblems: assign({ problems: (_, params: { problems: FieldProblem[] }) => params.problems }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetRejection: assign({ problems: [], failure: null }),
  },
}).createMachine({
  id: 'transfer-upline',
  context: { offer: null, asked: { to: '', amount: '' }, sent: null, problems: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is read who money may go to, and how the payment password stands.',
      meta: { requirements: ['s2.member-centre.transfer-upline', 'own.transfer-upline.partners'] },
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: { target: 'judging', actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'It could not be read, or broke down: try again.',
      meta: { requirements: ['s2.member-centre.transfer-upline', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loading' },
    },
    judging: {
      description: 'Is there anybody, and a payment password?',
      meta: { requirements: ['own.transfer-upline.partners', 'own.payment-password.asked'] },
      always: [
        { guard: 'isAlone', target: 'alone' },
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isUnprotected', target: 'protecting' },
        { target: 'editing' },
      ],
    },
    alone: {
      description: 'There is neither an upline nor a downline to transfer to.',
      meta: { requirements: ['own.transfer-upline.partners'] },
      on: { 'retry.requested': 'loading' },
    },
    locked: {
      description: 'The payment password rests after wrong tries: no money leaves meanwhile.',
      meta: { requirements: ['own.payment-password.locked'] },
      tags: 'rejected',
      on: { 'retry.requested': 'loading' },
    },
    protecting: {
      description: 'There is no payment password: it is set first.',
      meta: { requirements: ['own.payment-password.set', 'own.payment-password.asked'] },
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        onDone: [
          { guard: { type: 'changed', params: ({ event }) => ({ changed: event.output.changed }) }, target: 'loading' },
          { target: 'unprotected' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    unprotected: {
      description: 'Without a payment password no money leaves; it can still be set.',
      meta: { requirements: ['own.payment-password.asked'] },
      tags: 'rejected',
      on: { 'protection.wanted': 'protecting' },
    },
    editing: {
      description: 'To whom, and how much; the bounds and what is there are shown.',
      meta: { requirements: ['s1.agent.transfer-upline', 's1.agent.transfer-downline', 's6.role.agent'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': { target: 'validating', actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) } },
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.transfer-upline.look'] } },
        invalid: {
          description: 'It is said under each field what is wrong.',
          meta: { requirements: ['own.transfer-upline.look'] },
          tags: 'rejected',
        },
        refused: {
          description: 'It cannot be done so: the reason is shown, and what was typed stays.',
          meta: { requirements: ['own.transfer-upline.partners', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: 'What was typed is checked.',
      meta: { requirements: ['own.transfer-upline.look'] },
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
          { target: 'looking' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    looking: {
      description: 'To whom and how much, before it is sent, as it cannot be taken back; and the payment password.',
      meta: { requirements: ['own.transfer-upline.look', 'own.payment-password.asked'] },
      exit: 'forgetRejection',
      on: { 'protection.submitted': 'sending', 'look.left': 'editing' },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.transfer-upline.look'] } },
        refused: {
          description: 'The payment password was wrong, or no answer came: sent again it goes once.',
          meta: { requirements: ['own.payment-password.asked', 'own.money.once', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    sending: {
      description: 'It is sent.',
      meta: { requirements: ['s1.agent.transfer-upline', 's1.agent.transfer-downline', 'own.money.once'] },
      tags: 'busy',
      invoke: {
        id: 'sendMoney',
        src: 'sendMoney',
        input: ({ context }) => context.asked,
        onDone: { target: 'sent', actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) } },
        onError: [
          { guard: { type: 'locksNow', params: ({ event }) => ({ error: event.error }) }, target: 'locked' },
          {
            guard: { type: 'forbidden', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            description: 'The balance, or who it may go to, has changed meanwhile.',
          },
          { target: 'looking.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sent: {
      description: 'It is told that the transfer succeeded.',
      meta: { requirements: ['s8.success.transfer', 's1.agent.transfer-upline'] },
      on: { 'another.requested': 'loading' },
    },
  },
});
