import { assign, type ErrorActorEvent, fromPromise, sendTo, setup } from 'xstate';
import type { Failure, MemberInfo } from '../../src/contract';
import type { Ending } from '../host/host.machine';
import type { phoneRecoveryMachine } from '../phone-recovery/phone-recovery.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Whose password was forgotten, as it is typed. */
export type Named = { username: string; email: string };
export type NamedError = { field: keyof Named; code: string };

/** A new password for who has forgotten theirs: by a mailed link, or by a code to the phone. Meets s2.forgot.*, s4.forgot-email.*. */
export const forgotPasswordMachine = setup({
  types: {
    /** `account`: who came in by phone; null where a mail is on its way, or it was left. */
    context: {} as {
      account: MemberInfo | null;
      phoneOffered: boolean;
      named: Named;
      errors: NamedError[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'form.submitted'; named: Named }
      /** `field` was typed into; what was typed is in the vault. */
      | { type: 'field.edited'; field: string }
      | { type: 'phone.chosen' }
      | { type: 'email.chosen' }
      | { type: 'notice.acknowledged' }
      | { type: 'leave.requested' }
      | ErrorActorEvent,
    output: {} as Ending,
    children: {} as { phoneRecovery: 'phoneRecovery' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Whether the method by phone is switched on. */
    readMethods: fromPromise<{ phoneOffered: boolean }>(notProvided('readMethods')),
    /** Checks the user name's format and the address. */
    validate: fromPromise<NamedError[], { named: Named }>(notProvided('validate')),
    /** The same for what is typed by now. */
    check: fromPromise<NamedError[]>(notProvided('check')),
    /** Asks for a link by mail: a form post. */
    askForLink: fromPromise<void, { named: Named }>(notProvided('askForLink')),
    /** The way by phone; the wiring provides the chart. */
    phoneRecovery: {} as typeof phoneRecoveryMachine,
  },
  guards: {
    allMended: ({ context }) => context.errors.length === 0,
    hasErrors: (_, params: { errors: NamedError[] }) => params.errors.length > 0,
    outOfReach: ({ event }) => 'error' in event && ['offline', 'timeout'].includes((event.error as Failure).kind),
    phoneOffered: ({ context }) => context.phoneOffered,
    backToEmail: (_, params: { back: boolean }) => params.back,
  },
  actions: {
    keepMethods: assign({ phoneOffered: (_, params: { phoneOffered: boolean }) => params.phoneOffered }),
    keepNamed: assign({ named: (_, params: { named: Named }) => params.named }),
    keepErrors: assign({ errors: (_, params: { errors: NamedError[] }) => params.errors }),
    keepFailure: assign({ errors: [], failure: ({ event }) => ('error' in event ? (event.error as Failure) : null) }),
    keepAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    /** Of what was wrong, what is so still; what else is wrong by now waits until the form is sent. */
    keepStanding: assign({
      errors: ({ context }, params: { errors: NamedError[] }) =>
        context.errors.filter((one) => params.errors.some(({ field, code }) => field === one.field && code === one.code)),
    }),
    forgetRejection: assign({ errors: [], failure: null }),
    tellPhone: sendTo('phoneRecovery', ({ event }) => event),
  },
}).createMachine({
  id: 'forgot-password',
  context: { phoneOffered: false, named: { username: '', email: '' }, errors: [], failure: null, account: null },
  initial: 'opening',
  output: ({ context: { account } }) => ({ ...(account && { report: { type: 'login.completed', account } }) }),
  states: {
    opening: {
      description: 'Which methods there are is looked up; the form by e-mail is there already.',
      meta: { requirements: ['s2.modal.forgot-password', 's2.forgot.mobile-switch', 's6.flag.mobile-password'] },
      tags: 'busy',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: {
          target: 'editing',
          actions: { type: 'keepMethods', params: ({ event }) => ({ phoneOffered: event.output.phoneOffered }) },
        },
        onError: { target: 'editing', description: 'E-mail is always there.' },
      },
      on: { 'leave.requested': 'over' },
    },
    editing: {
      description: 'By e-mail: user name and address.',
      meta: { requirements: ['s2.forgot.methods', 's2.forgot.email-fields'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': { target: 'validating', actions: { type: 'keepNamed', params: ({ event }) => ({ named: event.named }) } },
        'phone.chosen': { guard: 'phoneOffered', target: 'byPhone' },
        'leave.requested': 'over',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s2.forgot.email-fields'] } },
        invalid: {
          description: 'What is missing or no user name or address is said under its field.',
          meta: { requirements: ['s5.forgot.email-username', 's5.forgot.email-address', 's8.message.formats-incorrect'] },
          tags: 'rejected',
          on: { 'field.edited': '.checking' },
          initial: 'shown',
          states: {
            shown: {
              description: 'It waits to be mended.',
              meta: { requirements: ['own.form.mended'] },
              always: { guard: 'allMended', target: '#mended' },
            },
            checking: {
              description: 'Something was typed: what is right by now is no longer called wrong.',
              meta: { requirements: ['own.form.mended'] },
              invoke: {
                id: 'check',
                src: 'check',
                onDone: { target: 'shown', actions: { type: 'keepStanding', params: ({ event }) => ({ errors: event.output }) } },
                onError: { target: '#refused', actions: 'keepFailure' },
              },
            },
          },
        },
        mended: {
          id: 'mended',
          description: 'All that was wrong is mended; the form can be sent again.',
          meta: { requirements: ['own.form.mended'] },
        },
        refused: {
          id: 'refused',
          description: 'The gateway refused; its message is shown, and what was typed stays.',
          meta: { requirements: ['s8.message.username-email-unknown'] },
          tags: 'rejected',
        },
        unreached: {
          description: 'Offline, or no answer in time: nothing is lost, it can be sent again.',
          meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: 'What was typed is checked before anything is sent.',
      meta: { requirements: ['s5.forgot.email-username', 's5.forgot.email-address'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context }) => ({ named: context.named }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ errors: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepErrors', params: ({ event }) => ({ errors: event.output }) },
          },
          { target: 'asking' },
        ],
        onError: { target: 'editing.refused', actions: 'keepFailure' },
      },
    },
    asking: {
      description: 'The link is asked for.',
      meta: { requirements: ['s7.call.member-password-email', 's3.forgot.email-payload'] },
      tags: 'busy',
      invoke: {
        id: 'askForLink',
        src: 'askForLink',
        input: ({ context }) => ({ named: context.named }),
        onDone: 'mailed',
        onError: [
          { guard: 'outOfReach', target: 'editing.unreached', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    mailed: {
      description: 'The form is gone; a confirmation says that a mail is on its way, if there is such an account.',
      meta: { requirements: ['s4.forgot-email.submit'] },
      on: { 'notice.acknowledged': 'over', 'leave.requested': 'over' },
    },
    byPhone: {
      description: 'By mobile number; its own chart decides when it may be left.',
      meta: { requirements: ['s2.forgot.methods', 's2.forgot.mobile-fields', 's2.forgot.mobile-switch'] },
      invoke: {
        id: 'phoneRecovery',
        src: 'phoneRecovery',
        onDone: [
          {
            guard: { type: 'backToEmail', params: ({ event }) => ({ back: event.output.back }) },
            target: 'editing',
          },
          { target: 'over', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output.account }) } },
        ],
        onError: { target: 'editing.refused', actions: 'keepFailure' },
      },
      on: { 'email.chosen': { actions: 'tellPhone' }, 'leave.requested': { actions: 'tellPhone' } },
    },
    over: {
      description: 'Done, or left.',
      meta: { requirements: ['s2.modal.forgot-password', 's4.forgot-phone.finish'] },
      type: 'final',
    },
  },
});
