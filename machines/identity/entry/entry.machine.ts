import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, MemberInfo } from '../../../src/contract';
import type { PasswordChangeOutput, passwordChangeMachine } from '../password-change/password-change.machine';

/** The gateway's response for a new session, whose token is already stored. */
export type Entry = {
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordDefault: boolean;
  expiryEnabled: boolean;
};
/**
 * `username`: display name of the logged-in account. `judged`: whether a default or expired password must be changed;
 * true only after a login by password. A first login always requires the change.
 */
export type EntryInput = { username: string; entry: Entry; judged: boolean };
/** `account` is null if the player has left. `changed`: the password was changed on the way. */
export type EntryOutput = { account: MemberInfo | null; changed: boolean };

/**
 * Steps after every login: marking a first login, a password change that is due, and reading the member info. Meets
 * s4.forced-change.*.
 */
export const entryMachine = setup({
  types: {
    context: {} as EntryInput & EntryOutput & { oldHeld: boolean; failure: Failure | null },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'leave.requested' }
      | DoneActorEvent<PasswordChangeOutput, 'passwordChange'>
      | ErrorActorEvent<Failure>,
    input: {} as EntryInput,
    output: {} as EntryOutput,
    children: {} as { passwordChange: 'passwordChange' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reports the first login to the gateway. */
    markFirstLogin: {} as PromiseActorLogic<void>,
    /**
     * Stores the flag cpw, so that a reload cannot bypass the change. Returns whether the vault holds the typed
     * password.
     */
    flagChange: {} as PromiseActorLogic<{ oldHeld: boolean }>,
    /** Password change; the wiring provides the chart. */
    passwordChange: {} as typeof passwordChangeMachine,
    /** Reads the member info of the new session. */
    loadMemberInfo: {} as PromiseActorLogic<MemberInfo>,
    /** Ends the new session at the gateway and here. */
    logOut: {} as PromiseActorLogic<void>,
  },
  guards: {
    firstTime: ({ context }) => context.entry.firstTimeLogin,
    needsPasswordCheck: ({ context }) => !context.judged,
    passwordDefault: ({ context }) => context.entry.passwordDefault,
    passwordExpired: ({ context }) => context.entry.passwordExpired && context.entry.expiryEnabled,
    isReloaded: ({ event }) => 'output' in event && event.output.account !== null,
    isChanged: ({ event }) => 'output' in event && event.output.changed,
  },
  actions: {
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    setAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    setOldPasswordKept: assign({ oldHeld: (_, params: { oldHeld: boolean }) => params.oldHeld }),
    markChanged: assign({ changed: true }),
    requestChangeClose: sendTo('passwordChange', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'entry',
  context: ({ input }) => ({ ...input, oldHeld: false, failure: null, account: null, changed: false }),
  initial: 'opening',
  output: ({ context }) => ({ account: context.account, changed: context.changed }),
  states: {
    opening: {
      description: 'Stores the token and checks whether this is the first login.',
      meta: { requirements: ['s4.login.success-stored', 's3.login-response.value'] },
      always: [{ guard: 'firstTime', target: 'markingFirstLogin' }, { target: 'judgingPassword' }],
    },
    markingFirstLogin: {
      description: 'Reporting the first login; a failure does not stop the player.',
      meta: { requirements: ['s4.login.first-login-call'] },
      tags: 'busy',
      invoke: { id: 'markFirstLogin', src: 'markFirstLogin', onDone: 'judgingPassword', onError: 'judgingPassword' },
    },
    judgingPassword: {
      description:
        'Checks whether the password must be changed: on the first login, on the default or an expired password, never after a code.',
      meta: {
        requirements: ['s4.forced-change.first-time', 's4.forced-change.expired', 's6.flag.forced-password-change'],
      },
      always: [
        { guard: 'firstTime', target: 'flagging' },
        { guard: 'needsPasswordCheck', target: 'loadingInfo' },
        { guard: 'passwordDefault', target: 'flagging' },
        { guard: 'passwordExpired', target: 'flagging' },
        { target: 'loadingInfo' },
      ],
    },
    flagging: {
      description: 'Stores the flag cpw before the password change opens.',
      meta: { requirements: ['s4.login.cpw-flag', 's4.login.default-password', 's4.login.expired-password'] },
      tags: 'busy',
      invoke: {
        id: 'flagChange',
        src: 'flagChange',
        onDone: {
          target: 'changingPassword',
          actions: { type: 'setOldPasswordKept', params: ({ event }) => ({ oldHeld: event.output.oldHeld }) },
        },
        onError: {
          target: 'changingPassword',
          description: 'Not stored: asks for the old password; nothing else is lost.',
        },
      },
    },
    changingPassword: {
      description: 'The password must be changed, or the player is logged out again.',
      meta: {
        requirements: [
          's4.login.default-password',
          's4.login.expired-password',
          's9.const.default-password',
          's3.login-response.typed-password',
        ],
      },
      invoke: {
        id: 'passwordChange',
        src: 'passwordChange',
        input: ({ context: { username, oldHeld } }) => ({ username, oldHeld, forced: true }),
        onDone: [
          {
            guard: 'isReloaded',
            target: 'entered',
            actions: ['markChanged', { type: 'setAccount', params: ({ event }) => event.output }],
          },
          {
            guard: 'isChanged',
            target: 'loadingInfo',
            actions: 'markChanged',
            description: 'Changed, but the member info could not be loaded.',
          },
          {
            target: 'loggingOut',
            description: 'Left without changing a password that must be changed; the player is logged out.',
          },
        ],
        onError: 'loggingOut',
      },
      on: { 'leave.requested': { actions: 'requestChangeClose' } },
    },
    loadingInfo: {
      description: 'Loading the member info.',
      meta: { requirements: ['s4.login.after-login', 's7.call.member-info'] },
      tags: 'busy',
      invoke: {
        id: 'loadMemberInfo',
        src: 'loadMemberInfo',
        onDone: {
          target: 'entered',
          actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: { target: 'infoUnread', actions: 'setFailure' },
      },
    },
    infoUnread: {
      description: 'Logged in, but the member info could not be loaded: try again, or leave.',
      meta: { requirements: ['own.login.info-unread'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loadingInfo', 'leave.requested': 'loggingOut' },
    },
    loggingOut: {
      description: 'Ending the session that was just opened.',
      meta: { requirements: ['own.login.undone'] },
      tags: 'busy',
      invoke: { id: 'logOut', src: 'logOut', onDone: 'left', onError: 'left' },
    },
    entered: {
      description: 'Logged in.',
      meta: { requirements: ['s1.visitor.login', 's2.navigation.after-login', 's2.navigation.after-password-change'] },
      type: 'final',
    },
    left: { description: 'Left without a session.', meta: { requirements: ['own.login.undone'] }, type: 'final' },
  },
});
