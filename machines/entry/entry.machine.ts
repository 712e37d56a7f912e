import { assign, fromPromise, setup } from 'xstate';
import type { Failure, MemberInfo } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** What the gateway said of the session that was just opened; its token is already in its place. */
export type Entry = { firstTimeLogin: boolean; passwordExpired: boolean; passwordDefault: boolean; expiryEnabled: boolean };
/**
 * `username`: the account that came in, as it is shown. `judged`: whether the password is looked at; never after an SMS or firebase
 * login, a registration or a free trial.
 */
export type EntryInput = { username: string; entry: Entry; judged: boolean };
/** `account` is null where the player has left again. */
export type EntryOutput = { account: MemberInfo | null };

/** What follows every way in: the first-login call, a password change that is due, and the member info. Meets s4.forced-change.*. */
export const entryMachine = setup({
  types: {
    context: {} as EntryInput & { failure: Failure | null; account: MemberInfo | null },
    events: {} as { type: 'retry.requested' } | { type: 'notice.acknowledged' } | { type: 'dialog.closed' },
    input: {} as EntryInput,
    output: {} as EntryOutput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Tells the gateway that a first login has happened. */
    markFirstLogin: fromPromise<void>(notProvided('markFirstLogin')),
    /** Reads the member info of the new session. */
    loadMemberInfo: fromPromise<MemberInfo>(notProvided('loadMemberInfo')),
    /** Ends the new session at the gateway and here. */
    logOut: fromPromise<void>(notProvided('logOut')),
  },
  guards: {
    firstTime: ({ context }) => context.entry.firstTimeLogin,
    notJudged: ({ context }) => !context.judged,
    passwordDefault: ({ context }) => context.entry.passwordDefault,
    passwordExpired: ({ context }) => context.entry.passwordExpired && context.entry.expiryEnabled,
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
    keepAccount: assign({ account: (_, params: { account: MemberInfo }) => params.account }),
  },
}).createMachine({
  id: 'entry',
  context: ({ input }) => ({ ...input, failure: null, account: null }),
  initial: 'opening',
  output: ({ context }) => ({ account: context.account }),
  states: {
    opening: {
      description: 'The token is stored. Was this the first login?',
      meta: { requirements: ['s4.login.success-stored', 's3.login-response.value'] },
      always: [{ guard: 'firstTime', target: 'markingFirstLogin' }, { target: 'judgingPassword' }],
    },
    markingFirstLogin: {
      description: 'The first-login call is made; a failure does not stop the player.',
      meta: { requirements: ['s4.login.first-login-call'] },
      tags: 'busy',
      invoke: { id: 'markFirstLogin', src: 'markFirstLogin', onDone: 'judgingPassword', onError: 'judgingPassword' },
    },
    judgingPassword: {
      description: 'Must the password be changed? On the first login, the default password, or an expired one; never after a code.',
      meta: { requirements: ['s4.forced-change.first-time', 's4.forced-change.expired', 's6.flag.forced-password-change'] },
      always: [
        { guard: 'notJudged', target: 'loadingInfo' },
        { guard: 'firstTime', target: 'changeDue' },
        { guard: 'passwordDefault', target: 'changeDue' },
        { guard: 'passwordExpired', target: 'changeDue' },
        { target: 'loadingInfo' },
      ],
    },
    changeDue: {
      description: 'A notice says that the password must be changed, and logs out.',
      meta: { requirements: ['s4.login.default-password', 's4.login.expired-password', 's9.const.default-password'] },
      on: { 'notice.acknowledged': 'loggingOut', 'dialog.closed': 'loggingOut' },
    },
    loadingInfo: {
      description: 'The member info is loaded.',
      meta: { requirements: ['s4.login.after-login', 's7.call.member-info'] },
      tags: 'busy',
      invoke: {
        id: 'loadMemberInfo',
        src: 'loadMemberInfo',
        onDone: { target: 'entered', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
        onError: { target: 'infoUnread', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    infoUnread: {
      description: 'Logged in, but the member info could not be read: try again, or leave.',
      meta: { requirements: ['own.login.info-unread'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loadingInfo', 'dialog.closed': 'loggingOut' },
    },
    loggingOut: {
      description: 'The session that was just opened is ended again.',
      meta: { requirements: ['own.login.undone'] },
      tags: 'busy',
      invoke: { id: 'logOut', src: 'logOut', onDone: 'left', onError: 'left' },
    },
    entered: {
      description: 'The player is in.',
      meta: { requirements: ['s1.visitor.login', 's2.navigation.after-login'] },
      type: 'final',
    },
    left: { description: 'Left without a session.', meta: { requirements: ['own.login.undone'] }, type: 'final' },
  },
});
