import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Failure, MemberInfo } from '../../src/contract';
import type { captchaMachine } from '../captcha/captcha.machine';
import type { verificationMachine } from '../verification/verification.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A field and the id of what is wrong with it. */
export type FieldError = { field: 'username' | 'password' | 'captcha'; code: string };
/** What the form's validation found, and whether the slide module is on. Neither holds a secret. */
export type Validated = { errors: FieldError[]; slideWanted: boolean };
/** What the gateway said of the login; the token is already in its place. */
export type Entry = { firstTimeLogin: boolean; passwordExpired: boolean; passwordDefault: boolean; expiryEnabled: boolean };
/** A login may be opened empty, with a name, or with a form that the header has already sent. */
export type LoginInput = { username: string; submitted: boolean };
export type LoginOutput = { account: MemberInfo | null };

/** Logging in by user name. The typed password and captcha are in the vault, never here. Meets s4.login.*. */
export const loginMachine = setup({
  types: {
    context: {} as {
      username: string;
      submitted: boolean;
      errors: FieldError[];
      failure: Failure | null;
      entry: Entry | null;
      account: MemberInfo | null;
    },
    events: {} as
      | { type: 'form.submitted'; username: string }
      | { type: 'retry.requested' }
      | { type: 'notice.acknowledged' }
      | { type: 'dialog.closed' },
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as { captcha: 'captcha'; verification: 'verification' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** The captcha beside the form; the wiring provides the chart. */
    captcha: {} as typeof captchaMachine,
    /** The slide puzzle; the wiring provides the chart. */
    verification: {} as typeof verificationMachine,
    /** Checks the typed fields: user name and password required, captcha too where it is shown. */
    validate: fromPromise<Validated, { username: string }>(notProvided('validate')),
    /** The sealed login. Stores the token and the user info. */
    logIn: fromPromise<Entry, { username: string }>(notProvided('logIn')),
    /** Tells the gateway that a first login has happened. */
    markFirstLogin: fromPromise<void>(notProvided('markFirstLogin')),
    /** Reads the member info of the new session. */
    loadMemberInfo: fromPromise<MemberInfo>(notProvided('loadMemberInfo')),
    /** Ends the new session at the gateway and here. */
    logOut: fromPromise<void>(notProvided('logOut')),
  },
  guards: {
    alreadySubmitted: ({ context }) => context.submitted,
    hasErrors: (_, params: { validated: Validated }) => params.validated.errors.length > 0,
    slideWanted: (_, params: { validated: Validated }) => params.validated.slideWanted,
    passed: (_, params: { passed: boolean }) => params.passed,
    slideDemanded: (_, params: { error: unknown }) => ['slide.required', 'slide.expired'].includes((params.error as Failure).code),
    captchaDemanded: (_, params: { error: unknown }) => {
      const { value } = params.error as Failure;
      return typeof value === 'object' && value !== null && 'captcha' in value;
    },
    outOfReach: (_, params: { error: unknown }) => ['offline', 'timeout'].includes((params.error as Failure).kind),
    firstTime: ({ context }) => context.entry?.firstTimeLogin === true,
    passwordDefault: ({ context }) => context.entry?.passwordDefault === true,
    passwordExpired: ({ context }) => context.entry?.passwordExpired === true && context.entry.expiryEnabled,
  },
  actions: {
    keepUsername: assign({ username: (_, params: { username: string }) => params.username }),
    keepErrors: assign({ errors: (_, params: { validated: Validated }) => params.validated.errors }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    keepEntry: assign({ entry: (_, params: { entry: Entry }) => params.entry }),
    keepAccount: assign({ account: (_, params: { account: MemberInfo }) => params.account }),
    forgetRejection: assign({ errors: [], failure: null }),
    demandCaptcha: sendTo('captcha', { type: 'captcha.demanded' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renewed' }),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ ...input, errors: [], failure: null, entry: null, account: null }),
  initial: 'opening',
  output: ({ context }) => ({ account: context.account }),
  invoke: {
    id: 'captcha',
    src: 'captcha',
    onError: {
      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      description: 'The captcha broke down: the form goes on, and the gateway says whether one is missing.',
    },
  },
  states: {
    opening: {
      description: 'Opened empty, or with the form of the header already sent.',
      meta: { requirements: ['s2.modal.login', 's2.header.login-form'] },
      always: [{ guard: 'alreadySubmitted', target: 'validating' }, { target: 'editing' }],
    },
    editing: {
      description: 'The form: user name, password, and a captcha once it is demanded.',
      meta: { requirements: ['s2.login.title', 's2.login.username-tab', 's2.route.login'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': {
          target: 'validating',
          actions: { type: 'keepUsername', params: ({ event }) => ({ username: event.username }) },
        },
        'dialog.closed': 'cancelled',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s2.login.username-tab'] } },
        invalid: {
          description: 'Fields are empty: each says what is missing.',
          meta: { requirements: ['s5.login.username-required', 's5.login.password-required', 's5.login.captcha-required'] },
          tags: 'rejected',
        },
        unverified: {
          description: 'The puzzle was left: verification comes first.',
          meta: { requirements: ['s8.message.verification-first'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The gateway refused; its message is shown, and what was typed stays.',
          meta: { requirements: ['s4.login.failure-captcha', 's1.access.member-site', 's1.access.agent-site'] },
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
      description: 'What was typed is validated before anything else happens.',
      meta: { requirements: ['s4.login.validate'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context }) => ({ username: context.username }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ validated: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepErrors', params: ({ event }) => ({ validated: event.output }) },
          },
          { guard: { type: 'slideWanted', params: ({ event }) => ({ validated: event.output }) }, target: 'verifying' },
          { target: 'authenticating' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    verifying: {
      description: 'The slide puzzle, for the username type only.',
      meta: { requirements: ['s4.login.slide-verification', 's3.login-request.slide-fields'] },
      invoke: {
        id: 'verification',
        src: 'verification',
        onDone: [
          { guard: { type: 'passed', params: ({ event }) => ({ passed: event.output.passed }) }, target: 'authenticating' },
          { target: 'editing.unverified' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'dialog.closed': 'cancelled' },
    },
    authenticating: {
      description: 'The sealed login is sent.',
      meta: { requirements: ['s7.call.session-login', 's4.login.method', 's3.login-request.credentials', 's3.login-request.type'] },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ username: context.username }),
        onDone: { target: 'entering', actions: { type: 'keepEntry', params: ({ event }) => ({ entry: event.output }) } },
        onError: [
          {
            guard: { type: 'slideDemanded', params: ({ event }) => ({ error: event.error }) },
            target: 'verifying',
            description: 'The module was switched on a moment ago, or the receipt was too old.',
          },
          {
            guard: { type: 'captchaDemanded', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'demandCaptcha'],
          },
          {
            guard: { type: 'outOfReach', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.unreached',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'renewCaptcha'],
          },
          {
            target: 'editing.refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'renewCaptcha'],
          },
        ],
      },
    },
    entering: {
      description: 'The token is stored. Was this the first login?',
      meta: { requirements: ['s4.login.success-stored', 's3.login-response.value', 's3.login-response.typed-password'] },
      always: [{ guard: 'firstTime', target: 'markingFirstLogin' }, { target: 'judgingPassword' }],
    },
    markingFirstLogin: {
      description: 'The first-login call is made; a failure does not stop the player.',
      meta: { requirements: ['s4.login.first-login-call'] },
      tags: 'busy',
      invoke: { id: 'markFirstLogin', src: 'markFirstLogin', onDone: 'judgingPassword', onError: 'judgingPassword' },
    },
    judgingPassword: {
      description: 'Must the password be changed? On the first login, the default password, or an expired one.',
      meta: { requirements: ['s4.forced-change.first-time', 's4.forced-change.expired', 's6.flag.forced-password-change'] },
      always: [
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
        onDone: { target: 'loggedIn', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
        onError: { target: 'infoUnread', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    infoUnread: {
      description: 'Logged in, but the member info could not be read: try again, or leave.',
      meta: { requirements: ['own.login.info-unread'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loadingInfo', 'dialog.closed': 'loggingOut' },
    },
    loggingOut: {
      description: 'The session that was just opened is ended again.',
      meta: { requirements: ['own.login.undone'] },
      tags: 'busy',
      invoke: { id: 'logOut', src: 'logOut', onDone: 'cancelled', onError: 'cancelled' },
    },
    loggedIn: {
      description: 'Logged in: the player goes on.',
      meta: { requirements: ['s1.visitor.login', 's2.navigation.after-login'] },
      type: 'final',
    },
    cancelled: {
      description: 'Left without a session.',
      meta: { requirements: ['s2.modal.login'] },
      type: 'final',
    },
  },
});
