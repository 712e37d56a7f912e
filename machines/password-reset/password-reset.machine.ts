import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Failure, PasswordRule } from '../../src/contract';
import type { Ending } from '../host/host.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A field and the id of what is wrong with it. */
export type ResetError = { field: 'new' | 'confirmation'; code: string };

/** Which field a refusal of the gateway is about. */
const FIELDS: Record<string, ResetError['field']> = {
  'password.rule': 'new',
  'password.common': 'new',
  'password.own': 'new',
  'password.confirmation': 'confirmation',
};

const codeOf = (event: object): string => ('error' in event ? (event.error as Failure).code : '');

/** The page that a mailed link leads to. The link's token and the passwords are in the vault. Meets s4.forgot.to-login. */
export const passwordResetMachine = setup({
  types: {
    /** `end`: the login with the new password, or another link, is what follows. */
    context: {} as { end: Ending; rule: PasswordRule | null; errors: ResetError[]; failure: Failure | null },
    events: {} as { type: 'form.submitted' } | { type: 'field.edited'; field: string } | ErrorActorEvent | { type: 'link.wanted' },
    output: {} as Ending,
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Whether the link's token is held: it was taken out of the address into the vault at once. */
    findToken: fromPromise<{ held: boolean }>(notProvided('findToken')),
    /** Reads what a password must be. */
    loadRule: fromPromise<PasswordRule>(notProvided('loadRule')),
    /** Checks what was typed against the rule; without one the gateway alone judges. */
    validate: fromPromise<ResetError[], { rule: PasswordRule | null }>(notProvided('validate')),
    /** Checks what is typed by now; what the gateway refused stays wrong until it is typed anew. */
    check: fromPromise<ResetError[], { rule: PasswordRule | null; errors: ResetError[] }>(notProvided('check')),
    /** Sets the password by the token, sealed. Nobody is logged in by it. */
    resetPassword: fromPromise<void>(notProvided('resetPassword')),
  },
  guards: {
    held: (_, params: { held: boolean }) => params.held,
    allMended: ({ context }) => context.errors.length === 0,
    hasErrors: (_, params: { errors: ResetError[] }) => params.errors.length > 0,
    linkExpired: ({ event }) => codeOf(event) === 'password.linkExpired',
    aboutField: ({ event }) => codeOf(event) in FIELDS,
    outOfReach: ({ event }) => 'error' in event && ['offline', 'timeout'].includes((event.error as Failure).kind),
  },
  actions: {
    keepRule: assign({ rule: (_, params: { rule: PasswordRule }) => params.rule }),
    keepErrors: assign({ errors: (_, params: { errors: ResetError[] }) => params.errors }),
    blameField: assign({ errors: ({ event }) => [{ field: FIELDS[codeOf(event)] ?? 'new', code: codeOf(event) }] }),
    keepFailure: assign({ errors: [], failure: ({ event }) => ('error' in event ? (event.error as Failure) : null) }),
    /** Of what was wrong, what is so still; what else is wrong by now waits until the form is sent. */
    keepStanding: assign({
      errors: ({ context }, params: { errors: ResetError[] }) =>
        context.errors.filter((one) => params.errors.some(({ field, code }) => field === one.field && code === one.code)),
    }),
    forgetRejection: assign({ errors: [], failure: null }),
    setEnd: assign({ end: (_, params: Ending) => params }),
  },
}).createMachine({
  id: 'password-reset',
  context: { end: {}, rule: null, errors: [], failure: null },
  initial: 'opening',
  output: ({ context }) => context.end,
  states: {
    opening: {
      description: 'Is there a token? The address has lost it already.',
      meta: { requirements: ['own.password-reset.token'] },
      tags: 'busy',
      invoke: {
        id: 'findToken',
        src: 'findToken',
        onDone: [
          { guard: { type: 'held', params: ({ event }) => ({ held: event.output.held }) }, target: 'readingRule' },
          { target: 'expired' },
        ],
        onError: 'expired',
      },
    },
    readingRule: {
      description: 'What a password must be is read; the form is there already.',
      meta: { requirements: ['s5.message.password-length'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'editing', actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'editing', description: 'The gateway alone judges then.' },
      },
    },
    editing: {
      description: 'The new password, twice.',
      meta: { requirements: ['own.password-reset.token', 's5.change-password.new', 's5.change-password.confirmation'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: { 'form.submitted': 'validating' },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.password-reset.token'] } },
        invalid: {
          description: 'What is wrong with a field is said under it, whoever found it.',
          meta: { requirements: ['s5.change-password.errors', 's8.message.confirmation-password'] },
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
                input: ({ context: { rule, errors } }) => ({ rule, errors }),
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
          description: 'The gateway refused for another reason; its message is shown, and what was typed stays.',
          meta: { requirements: ['own.password-reset.token'] },
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
      meta: { requirements: ['s5.change-password.new', 's5.change-password.confirmation'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context }) => ({ rule: context.rule }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ errors: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepErrors', params: ({ event }) => ({ errors: event.output }) },
          },
          { target: 'resetting' },
        ],
        onError: { target: 'editing.refused', actions: 'keepFailure' },
      },
    },
    resetting: {
      description: 'The token and the new password are sent, sealed.',
      meta: { requirements: ['own.password-reset.token'] },
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        onDone: {
          target: 'over',
          actions: { type: 'setEnd', params: { report: { type: 'password.reset' } } },
          description: 'The player is returned to the login.',
        },
        onError: [
          { guard: 'linkExpired', target: 'expired' },
          { guard: 'aboutField', target: 'editing.invalid', actions: 'blameField' },
          { guard: 'outOfReach', target: 'editing.unreached', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    expired: {
      description: 'There is no link, or it was used already, or is too old: another may be asked for.',
      meta: { requirements: ['own.password-reset.expired'] },
      tags: 'rejected',
      on: {
        'link.wanted': { target: 'over', actions: { type: 'setEnd', params: { next: { to: 'forgotPassword' } } } },
      },
    },
    over: {
      description: 'The password is reset, or another link is asked for.',
      meta: { requirements: ['s4.forgot.to-login', 's8.success.password-reset'] },
      type: 'final',
    },
  },
});
