import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { EntryOutput, entryMachine } from '../entry/entry.machine';
import type { LoggedIn, Sent, SignInEnd, SignInOutput, signInMachine } from '../sign-in/sign-in.machine';

/** The login form without secrets, including the checkbox "remember". */
export type LoginForm = Sent & { remember: boolean };
/** `failed`: stopped by an unexpected error, before or after the gateway accepted the login. */
export type LoginAttemptEnd = Exclude<SignInEnd, 'signedIn'> | 'loggedIn' | 'failed';
/** `errors` and `failure` say why there is no session; `account` and `changed` are those of `entry`. */
export type LoginAttemptOutput = Pick<SignInOutput, 'errors' | 'failure'> & EntryOutput & { end: LoginAttemptEnd };

/** Everything that follows "Log in": the sign-in, what the browser remembers, the steps after it. Meets s4.login.*. */
export const loginAttemptMachine = setup({
  types: {
    context: {} as LoginAttemptOutput & { form: LoginForm; loggedIn: LoggedIn },
    events: {} as
      | { type: 'leave.requested' }
      | DoneActorEvent<SignInOutput, 'signIn'>
      | DoneActorEvent<EntryOutput, 'entry'>
      | ErrorActorEvent<Failure>,
    input: {} as { form: LoginForm },
    output: {} as LoginAttemptOutput,
    children: {} as { signIn: 'signIn'; entry: 'entry' },
    tags: {} as 'busy',
  },
  actors: {
    /** The sign-in; the wiring provides this chart and the next one. */
    signIn: {} as typeof signInMachine,
    /** Steps after a login. */
    entry: {} as typeof entryMachine,
    /** Remembers the login for 24 hours; the password comes from the vault. */
    remember: {} as PromiseActorLogic<void, { form: LoginForm }>,
    /** Deletes everything remembered. */
    forget: {} as PromiseActorLogic<void>,
  },
  guards: {
    endedAs: ({ event }, params: { end: SignInEnd }) =>
      'output' in event && 'end' in event.output && event.output.end === params.end,
    isRememberTicked: ({ context }) => context.form.remember,
    isLoggedIn: ({ event }) => 'output' in event && 'account' in event.output && event.output.account !== null,
  },
  actions: {
    setLoggedIn: assign(({ event }) =>
      'output' in event && 'loggedIn' in event.output ? { loggedIn: event.output.loggedIn } : {},
    ),
    setReason: assign(({ event }) => {
      if (!('output' in event && 'end' in event.output)) return {};
      const { end, errors, failure } = event.output;
      return end === 'signedIn' ? {} : { end, errors, failure };
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    setAccount: assign(({ event }) => ('output' in event && 'account' in event.output ? event.output : {})),
    endAs: assign({ end: (_, params: { end: LoginAttemptEnd }) => params.end }),
    requestSignInClose: sendTo('signIn', { type: 'leave.requested' }),
    requestEntryClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'login-attempt',
  context: ({ input: { form } }) => ({
    form,
    end: 'left',
    errors: [],
    failure: null,
    loggedIn: {
      username: '',
      entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
    },
    account: null,
    changed: false,
  }),
  initial: 'signingIn',
  output: ({ context: { end, errors, failure, account, changed } }) => ({ end, errors, failure, account, changed }),
  states: {
    signingIn: {
      description: 'Signing in by the selected method: validation, the puzzle, the login.',
      meta: { requirements: ['s4.login.method', 's4.login.slide-verification'] },
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { form } }) => ({ sent: form }),
        onDone: [
          {
            guard: { type: 'endedAs', params: { end: 'signedIn' } },
            target: 'remembering',
            actions: 'setLoggedIn',
          },
          { guard: { type: 'endedAs', params: { end: 'left' } }, target: 'left' },
          { target: 'notLoggedIn', actions: 'setReason' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestSignInClose' } },
    },
    remembering: {
      description: 'Checks whether to remember the login.',
      meta: { requirements: ['s2.login.controls'] },
      always: [{ guard: 'isRememberTicked', target: 'storing' }, { target: 'forgetting' }],
    },
    storing: {
      description:
        'Stores user name, password and tick, or the mobile number, for 24 hours; a browser without storage blocks nothing.',
      meta: {
        requirements: [
          's4.remember-password.on',
          's3.cookie.last-username',
          's3.cookie.remember-flag',
          's3.cookie.password',
          's3.cookie.sms-mobile',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'remember',
        src: 'remember',
        input: ({ context: { form } }) => ({ form }),
        onDone: 'entering',
        onError: 'entering',
      },
    },
    forgetting: {
      description: 'Deletes what was remembered before.',
      meta: { requirements: ['s4.remember-password.off'] },
      tags: 'busy',
      invoke: { id: 'forget', src: 'forget', onDone: 'entering', onError: 'entering' },
    },
    entering: {
      description:
        'The steps after a login: the first login, a due password change (never after a code), and the member info.',
      meta: { requirements: ['s4.login.success-stored', 's4.login.after-login', 's4.login.first-login-call'] },
      tags: 'busy',
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { form, loggedIn } }) => ({ ...loggedIn, judged: form.method === 'username' }),
        onDone: [{ guard: 'isLoggedIn', target: 'loggedIn', actions: 'setAccount' }, { target: 'left' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestEntryClose' } },
    },
    loggedIn: {
      description: 'Logged in; the player continues.',
      meta: { requirements: ['s1.visitor.login', 's2.navigation.after-login'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'loggedIn' } },
    },
    notLoggedIn: {
      description:
        'Not logged in: fields are invalid, the puzzle was closed, or the gateway rejected it or is unreachable.',
      meta: { requirements: ['s4.login.validate', 's4.login.failure-captcha', 's8.message.network-abnormal'] },
      type: 'final',
    },
    left: {
      description: 'Left without a session.',
      meta: { requirements: ['s2.modal.login'] },
      type: 'final',
    },
    failed: {
      description: 'Stopped by an unexpected error.',
      meta: { requirements: ['s4.login.method'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'failed' } },
    },
  },
});
