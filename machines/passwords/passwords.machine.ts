import { assign, sendTo, setup } from 'xstate';
import type { MemberInfo } from '../../src/contract';
import type { forgotPasswordMachine } from '../forgot-password/forgot-password.machine';
import type { passwordChangeMachine } from '../password-change/password-change.machine';
import type { PasswordResetOutput, passwordResetMachine } from '../password-reset/password-reset.machine';

/** Which dialog about passwords is wanted; the change is for somebody. */
export type PasswordRequest = { name: 'changePassword'; username: string } | { name: 'forgotPassword' } | { name: 'resetPassword' };
/** `changed` by choice, `reset` by a mailed link, `entered` by phone, `left`, or `broken`. `account`: who is logged in now, as far as it was read. */
export type PasswordsOutput = { outcome: 'changed' | 'reset' | 'entered' | 'left' | 'broken'; account: MemberInfo | null };

/** The dialogs about passwords, and the way from one to the other. Meets s2.modal.change-password, s2.modal.forgot-password. */
export const passwordsMachine = setup({
  types: {
    context: {} as PasswordsOutput & { request: PasswordRequest },
    events: {} as { type: 'dialog.closed' },
    input: {} as { request: PasswordRequest },
    output: {} as PasswordsOutput,
    children: {} as { passwordChange: 'passwordChange'; forgotPassword: 'forgotPassword'; passwordReset: 'passwordReset' },
  },
  actors: {
    /** The change of a password, by choice; the wiring provides the chart. */
    passwordChange: {} as typeof passwordChangeMachine,
    /** The recovery by mail or phone, likewise. */
    forgotPassword: {} as typeof forgotPasswordMachine,
    /** The page of a mailed link, likewise. */
    passwordReset: {} as typeof passwordResetMachine,
  },
  guards: {
    isNamed: ({ context }, params: { name: PasswordRequest['name'] }) => context.request.name === params.name,
    changed: (_, params: { changed: boolean }) => params.changed,
    cameIn: (_, params: { account: MemberInfo | null }) => params.account !== null,
    goesOn: (_, params: PasswordResetOutput & { to: PasswordResetOutput['next'] }) => params.next === params.to,
  },
  actions: {
    note: assign((_, params: Partial<PasswordsOutput>) => params),
    askChangeToClose: sendTo('passwordChange', { type: 'dialog.closed' }),
    askRecoveryToClose: sendTo('forgotPassword', { type: 'dialog.closed' }),
    askResetToClose: sendTo('passwordReset', { type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'passwords',
  context: ({ input }) => ({ ...input, outcome: 'left', account: null }),
  initial: 'choosing',
  output: ({ context: { outcome, account } }) => ({ outcome, account }),
  states: {
    choosing: {
      description: 'Which one is it?',
      meta: { requirements: ['s4.modal.by-name'] },
      always: [
        { guard: { type: 'isNamed', params: { name: 'changePassword' } }, target: 'changing' },
        { guard: { type: 'isNamed', params: { name: 'resetPassword' } }, target: 'resetting' },
        { target: 'recovering' },
      ],
    },
    changing: {
      description: 'Another password by choice: the old one is always asked for.',
      meta: { requirements: ['s2.modal.change-password', 's2.change-password.username', 's4.modal.escape'] },
      invoke: {
        id: 'passwordChange',
        src: 'passwordChange',
        input: ({ context: { request } }) => ({
          username: request.name === 'changePassword' ? request.username : '',
          forced: false,
          oldHeld: false,
        }),
        onDone: [
          {
            guard: { type: 'changed', params: ({ event }) => ({ changed: event.output.changed }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'changed', account: event.output.account }) },
          },
          { target: 'over' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askChangeToClose' } },
    },
    recovering: {
      description: 'A forgotten password: by mail, or by phone, which logs in.',
      meta: { requirements: ['s2.modal.forgot-password', 's4.forgot-email.submit', 's4.forgot-phone.finish', 's4.modal.escape'] },
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        onDone: [
          {
            guard: { type: 'cameIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'entered', account: event.output.account }) },
          },
          { target: 'over' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askRecoveryToClose' } },
    },
    resetting: {
      description: 'The page that a mailed link leads to.',
      meta: { requirements: ['s4.forgot.to-login', 'own.password-reset.token'] },
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        onDone: [
          {
            guard: { type: 'goesOn', params: ({ event }) => ({ ...event.output, to: 'login' }) },
            target: 'over',
            actions: { type: 'note', params: { outcome: 'reset' } },
          },
          {
            guard: { type: 'goesOn', params: ({ event }) => ({ ...event.output, to: 'forgotPassword' }) },
            target: 'recovering',
            description: 'The link no longer works: another is asked for.',
          },
          { target: 'over' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askResetToClose' } },
    },
    over: {
      description: 'Done, left, or broken down, which the dialogs tell.',
      meta: { requirements: ['s4.modal.by-name', 's2.navigation.after-password-change', 'own.portal.broken-part'] },
      type: 'final',
    },
  },
});
