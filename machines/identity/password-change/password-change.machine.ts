import { assign, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { MemberInfo, PasswordRule } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';

/**
 * `username`: display name of the account. `forced`: the change is due, and leaving it logs out. `oldHeld`: the vault
 * holds the password typed at the login, so it is not requested again.
 */
export type PasswordChangeInput = { username: string; forced: boolean; oldHeld: boolean };
/** `account`: the member info after the change; null if it could not be read or nothing changed. */
export type PasswordChangeOutput = Ending & { changed: boolean; account: MemberInfo | null };

/** Password change, voluntary or because one is due. Passwords are in the vault. Meets s4.password-change.*. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeInput & PasswordChangeOutput & { rule: PasswordRule | null },
    events: {} as { type: 'leave.requested' },
    input: {} as PasswordChangeInput,
    output: {} as PasswordChangeOutput,
    children: {} as { passwordForm: 'passwordForm' },
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the password policy. */
    loadRule: {} as PromiseActorLogic<PasswordRule>,
    /**
     * Collects the passwords and sends the encrypted change, which ends all other sessions and clears the flag of a due
     * change. Its subject is the old password: `held`, or `asked` for, which also follows when the held one turns out
     * to be wrong.
     */
    passwordForm: {} as typeof formMachine,
    loadMemberInfo: {} as PromiseActorLogic<MemberInfo>,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    setRule: assign({ rule: (_, params: { rule: PasswordRule }) => params.rule }),
    requestFormClose: sendTo('passwordForm', { type: 'form.cancelled' }),
    markChanged: assign({ changed: true }),
    setAccount: assign({ account: (_, params: { account: MemberInfo }) => params.account }),
  },
}).createMachine({
  id: 'password-change',
  context: ({ input: { username, forced, oldHeld } }) => ({
    username,
    forced,
    oldHeld,
    changed: false,
    account: null,
    rule: null,
  }),
  initial: 'opening',
  output: ({ context: { changed, account } }) => ({
    changed,
    account,
    ...(changed && { report: { type: 'password.changed', account } }),
  }),
  states: {
    opening: {
      description: 'Loading the password rules; the form is already shown.',
      meta: { requirements: ['s2.modal.change-password', 's5.change-password.new'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'editing', actions: { type: 'setRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'editing', description: 'Without the rules only the gateway validates.' },
      },
      on: { 'leave.requested': 'cancelled' },
    },
    editing: {
      description:
        'User name, old password unless it is stored, new password twice; then the encrypted change is sent.',
      meta: {
        requirements: [
          's2.change-password.username',
          's2.change-password.old-password',
          's2.change-password.new-password',
          's2.change-password.purpose',
          's5.change-password.old',
          's5.change-password.new',
          's5.change-password.confirmation',
          's7.call.member-password',
          's3.change-password.payload',
        ],
      },
      invoke: {
        id: 'passwordForm',
        src: 'passwordForm',
        input: ({ context }) => ({ about: context.oldHeld ? 'held' : 'asked' }),
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'reloading', actions: 'markChanged' },
          { target: 'cancelled' },
        ],
        onError: 'cancelled',
      },
      on: {
        'leave.requested': {
          actions: 'requestFormClose',
          description: 'Waits until the current request has finished.',
        },
      },
    },
    reloading: {
      description: 'Loading the login info again; a failure does not undo the change.',
      meta: { requirements: ['s4.password-change.success', 's7.call.member-info'] },
      tags: 'busy',
      invoke: {
        id: 'loadMemberInfo',
        src: 'loadMemberInfo',
        onDone: {
          target: 'changed',
          actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: 'changed',
      },
    },
    changed: {
      description: 'The password is changed: the dialog closes, and the player continues.',
      meta: {
        requirements: [
          's4.password-change.success',
          's2.navigation.after-password-change',
          's8.success.password-changed',
        ],
      },
      type: 'final',
    },
    cancelled: {
      description: 'Left unchanged; if the change was due, this logs out.',
      meta: { requirements: ['own.password-change.cancelled'] },
      type: 'final',
    },
  },
});
