import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Failure, MemberInfo, PasswordRule } from '../../src/contract';
import type { Ending } from '../host/host.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A field and the id of what is wrong with it. */
export type PasswordError = { field: 'old' | 'new' | 'confirmation'; code: string };
/**
 * `username`: the account, as it is shown. `forced`: it is due, and leaving it logs out. `oldHeld`: the password that was typed at the login
 * is in the vault, so it is not asked for again.
 */
export type PasswordChangeInput = { username: string; forced: boolean; oldHeld: boolean };
/** `account` is what the member info says afterwards; null where it could not be read, or nothing was changed. */
export type PasswordChangeOutput = Ending & { changed: boolean; account: MemberInfo | null };

/** Which field a refusal of the gateway is about. */
const FIELDS: Record<string, PasswordError['field']> = {
  'password.old': 'old',
  'password.rule': 'new',
  'password.common': 'new',
  'password.own': 'new',
  'password.reused': 'new',
  'password.confirmation': 'confirmation',
};

const codeOf = (event: object): string => ('error' in event ? (event.error as Failure).code : '');

/** Choosing another password, because it is due or because one wants to. What is typed is in the vault. Meets s4.password-change.*. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeInput &
      PasswordChangeOutput & { rule: PasswordRule | null; errors: PasswordError[]; failure: Failure | null },
    events: {} as { type: 'form.submitted' } | { type: 'field.edited'; field: string } | ErrorActorEvent | { type: 'leave.requested' },
    input: {} as PasswordChangeInput,
    output: {} as PasswordChangeOutput,
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Reads what a password must be. */
    loadRule: fromPromise<PasswordRule>(notProvided('loadRule')),
    /** Checks what was typed against the rule; without one the gateway alone judges. */
    validate: fromPromise<PasswordError[], { oldHeld: boolean; rule: PasswordRule | null }>(notProvided('validate')),
    /** Checks what is typed by now; what the gateway refused stays wrong until it is typed anew. */
    check: fromPromise<PasswordError[], { oldHeld: boolean; rule: PasswordRule | null; errors: PasswordError[] }>(notProvided('check')),
    /** The sealed change. All other sessions end; the flag of a change that was due is taken away. */
    changePassword: fromPromise<void, { oldHeld: boolean }>(notProvided('changePassword')),
    /** Reads the member info again. */
    loadMemberInfo: fromPromise<MemberInfo>(notProvided('loadMemberInfo')),
  },
  guards: {
    allMended: ({ context }) => context.errors.length === 0,
    hasErrors: (_, params: { errors: PasswordError[] }) => params.errors.length > 0,
    aboutOld: ({ event }) => FIELDS[codeOf(event)] === 'old',
    aboutField: ({ event }) => codeOf(event) in FIELDS,
    outOfReach: ({ event }) => 'error' in event && ['offline', 'timeout'].includes((event.error as Failure).kind),
  },
  actions: {
    keepRule: assign({ rule: (_, params: { rule: PasswordRule }) => params.rule }),
    keepErrors: assign({ errors: (_, params: { errors: PasswordError[] }) => params.errors }),
    blameField: assign({ errors: ({ event }) => [{ field: FIELDS[codeOf(event)] ?? 'new', code: codeOf(event) }] }),
    askForOld: assign({ oldHeld: false }),
    keepFailure: assign({ errors: [], failure: ({ event }) => ('error' in event ? (event.error as Failure) : null) }),
    /** Of what was wrong, what is so still; what else is wrong by now waits until the form is sent. */
    keepStanding: assign({
      errors: ({ context }, params: { errors: PasswordError[] }) =>
        context.errors.filter((one) => params.errors.some(({ field, code }) => field === one.field && code === one.code)),
    }),
    forgetRejection: assign({ errors: [], failure: null }),
    noteChanged: assign({ changed: true }),
    keepAccount: assign({ account: (_, params: { account: MemberInfo }) => params.account }),
  },
}).createMachine({
  id: 'password-change',
  context: ({ input }) => ({ ...input, changed: false, account: null, rule: null, errors: [], failure: null }),
  initial: 'opening',
  output: ({ context: { changed, account } }) => ({
    changed,
    account,
    ...(changed && { report: { type: 'password.changed', account } }),
  }),
  states: {
    opening: {
      description: 'What a password must be is read from the gateway; the form is there already.',
      meta: { requirements: ['s2.modal.change-password', 's5.change-password.new'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'editing', actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'editing', description: 'The gateway alone judges then.' },
      },
      on: { 'leave.requested': 'left' },
    },
    editing: {
      description: 'The account, the old password where none is held, the new one twice.',
      meta: {
        requirements: ['s2.change-password.username', 's2.change-password.old-password', 's2.change-password.new-password'],
      },
      tags: 'form',
      exit: 'forgetRejection',
      on: { 'form.submitted': 'validating', 'leave.requested': 'left' },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s2.change-password.purpose'] } },
        invalid: {
          description: 'What is wrong with a field is said under it, whoever found it.',
          meta: {
            requirements: [
              's5.change-password.errors',
              's5.change-password.old',
              's5.change-password.new',
              's5.change-password.confirmation',
              's5.message.password-length',
            ],
          },
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
                input: ({ context: { oldHeld, rule, errors } }) => ({ oldHeld, rule, errors }),
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
          meta: { requirements: ['s7.call.member-password'] },
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
      meta: { requirements: ['s5.change-password.old', 's5.change-password.new', 's5.change-password.confirmation'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context }) => ({ oldHeld: context.oldHeld, rule: context.rule }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ errors: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepErrors', params: ({ event }) => ({ errors: event.output }) },
          },
          { target: 'changing' },
        ],
        onError: { target: 'editing.refused', actions: 'keepFailure' },
      },
    },
    changing: {
      description: 'The sealed change is sent.',
      meta: { requirements: ['s7.call.member-password', 's3.change-password.payload'] },
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({ oldHeld: context.oldHeld }),
        onDone: { target: 'reloading', actions: 'noteChanged' },
        onError: [
          {
            guard: 'aboutOld',
            target: 'editing.invalid',
            actions: ['blameField', 'askForOld'],
            description: 'The old password is not right, so it is asked for, even if one was held.',
          },
          { guard: 'aboutField', target: 'editing.invalid', actions: 'blameField' },
          { guard: 'outOfReach', target: 'editing.unreached', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    reloading: {
      description: 'The login info is loaded again; that it cannot be read takes nothing back.',
      meta: { requirements: ['s4.password-change.success', 's7.call.member-info'] },
      tags: 'busy',
      invoke: {
        id: 'loadMemberInfo',
        src: 'loadMemberInfo',
        onDone: { target: 'changed', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
        onError: 'changed',
      },
    },
    changed: {
      description: 'The password is changed: the dialog closes, and the player goes on.',
      meta: { requirements: ['s4.password-change.success', 's2.navigation.after-password-change', 's8.success.password-changed'] },
      type: 'final',
    },
    left: {
      description: 'Left as it was. Where the change was due, this logs out.',
      meta: { requirements: ['own.password-change.left'] },
      type: 'final',
    },
  },
});
