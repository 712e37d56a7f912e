import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../src/contract';
import type { Entry } from '../entry/entry.machine';
import type { extraVerificationMachine, Proofs } from '../extra-verification/extra-verification.machine';
import type { PhoneNumber } from '../sms-countdown/sms-countdown.machine';
import type { verificationMachine } from '../verification/verification.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** What is not secret of a sent log-in form: which tab it was, and what it names. */
export type Sent = { way: 'username' | 'mobile'; username: string; mobile: PhoneNumber };
/** A field and the id of what is wrong with it. */
export type FieldError = { field: 'username' | 'password' | 'captcha' | 'mobile' | 'code'; code: string };
/** What the form's validation found, and what comes before the login: the slide puzzle, or the firebase provider. */
export type Validated = { errors: FieldError[]; slideWanted: boolean; byFirebase: boolean };
/** The account that came in, as it is shown, and what the gateway said of it; the token is already in its place. */
export type LoggedIn = { username: string; entry: Entry };
export type SignInEnd = 'signedIn' | 'invalid' | 'unverified' | 'refused' | 'unreached' | 'left';
export type SignInOutput = { end: SignInEnd; errors: FieldError[]; failure: Failure | null; loggedIn: LoggedIn };

const proofsIn = (error: unknown): Proofs => Object(Object(Object(error).value)).proofs ?? [];

/** One attempt to log in, from the sent form to the gateway's answer. What is typed in secret is in the vault. Meets s4.login.*. */
export const signInMachine = setup({
  types: {
    context: {} as SignInOutput & { sent: Sent; proofs: Proofs },
    events: {} as { type: 'dialog.closed' },
    input: {} as { sent: Sent },
    output: {} as SignInOutput,
    children: {} as { verification: 'verification'; extraVerification: 'extraVerification' },
    tags: {} as 'busy',
  },
  actors: {
    /** Checks the typed fields: all are required, the captcha where it is shown, the number by its country. */
    validate: fromPromise<Validated, { sent: Sent }>(notProvided('validate')),
    /** The slide puzzle; the wiring provides the chart. */
    verification: {} as typeof verificationMachine,
    /** Has the firebase provider check the code; its token goes into the vault. */
    confirmCode: fromPromise<void>(notProvided('confirmCode')),
    /** The sealed login. Stores the token and the user info. */
    logIn: fromPromise<LoggedIn, { sent: Sent; type: 'username' | 'sms' | 'firebase' }>(notProvided('logIn')),
    /** One more proof, from an unregistered address; the wiring provides the chart. */
    extraVerification: {} as typeof extraVerificationMachine,
  },
  guards: {
    hasErrors: (_, params: { validated: Validated }) => params.validated.errors.length > 0,
    slideWanted: (_, params: { validated: Validated }) => params.validated.slideWanted,
    byFirebase: (_, params: { validated: Validated }) => params.validated.byFirebase,
    byMobile: ({ context }) => context.sent.way === 'mobile',
    passed: (_, params: { passed: boolean }) => params.passed,
    slideDemanded: (_, params: { error: unknown }) => ['slide.required', 'slide.expired'].includes((params.error as Failure).code),
    proofDemanded: (_, params: { error: unknown }) => (params.error as Failure).code === 'login.proofRequired',
    isProven: (_, params: { proven: LoggedIn | null }) => params.proven !== null,
    isTold: (_, params: { failure: Failure | null }) => params.failure !== null,
    outOfReach: (_, params: { error: unknown }) => ['offline', 'timeout'].includes((params.error as Failure).kind),
  },
  actions: {
    keepErrors: assign({ errors: (_, params: { validated: Validated }) => params.validated.errors }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    keepLoggedIn: assign({ loggedIn: (_, params: { loggedIn: LoggedIn }) => params.loggedIn }),
    keepProofs: assign({ proofs: (_, params: { error: unknown }) => proofsIn(params.error) }),
    keepProven: assign({ loggedIn: ({ context }, params: { proven: LoggedIn | null }) => params.proven ?? context.loggedIn }),
    askProofToClose: sendTo('extraVerification', { type: 'dialog.closed' }),
    endAs: assign({ end: (_, params: { end: SignInEnd }) => params.end }),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input: { sent } }) => ({
    sent,
    end: 'left',
    errors: [],
    failure: null,
    proofs: [],
    loggedIn: { username: '', entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false } },
  }),
  initial: 'validating',
  output: ({ context: { end, errors, failure, loggedIn } }) => ({ end, errors, failure, loggedIn }),
  states: {
    validating: {
      description: 'What was typed is validated before anything else happens.',
      meta: {
        requirements: ['s4.login.validate', 's5.login.mobile-required', 's5.login.sms-code-required', 's5.message.verification-code'],
      },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { sent } }) => ({ sent }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ validated: event.output }) },
            target: 'invalid',
            actions: { type: 'keepErrors', params: ({ event }) => ({ validated: event.output }) },
          },
          { guard: { type: 'byFirebase', params: ({ event }) => ({ validated: event.output }) }, target: 'confirming' },
          { guard: { type: 'slideWanted', params: ({ event }) => ({ validated: event.output }) }, target: 'verifying' },
          { guard: 'byMobile', target: 'authenticatingByCode' },
          { target: 'authenticating' },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
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
          { target: 'unverified' },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'dialog.closed': 'left' },
    },
    confirming: {
      description: 'The firebase path: the provider checks the code and gives a token for the number.',
      meta: { requirements: ['s4.login.method', 's8.phone.code-invalid', 's8.phone.code-expired'] },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        onDone: 'authenticatingByToken',
        onError: [
          {
            guard: { type: 'outOfReach', params: ({ event }) => ({ error: event.error }) },
            target: 'unreached',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    authenticating: {
      description: 'The sealed login by user name and password is sent.',
      meta: { requirements: ['s7.call.session-login', 's4.login.method', 's3.login-request.credentials', 's3.login-request.type'] },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { sent } }) => ({ sent, type: 'username' }),
        onDone: { target: 'signedIn', actions: { type: 'keepLoggedIn', params: ({ event }) => ({ loggedIn: event.output }) } },
        onError: [
          {
            guard: { type: 'slideDemanded', params: ({ event }) => ({ error: event.error }) },
            target: 'verifying',
            description: 'The module was switched on a moment ago, or the receipt was too old.',
          },
          {
            guard: { type: 'proofDemanded', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
            actions: { type: 'keepProofs', params: ({ event }) => ({ error: event.error }) },
            description: 'The password was right, and the address is not registered.',
          },
          {
            guard: { type: 'outOfReach', params: ({ event }) => ({ error: event.error }) },
            target: 'unreached',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    proving: {
      description: 'From an unregistered address one more proof is asked for. A code that logs in is one already.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      invoke: {
        id: 'extraVerification',
        src: 'extraVerification',
        input: ({ context: { proofs } }) => ({ proofs }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => ({ proven: event.output.proven }) },
            target: 'signedIn',
            actions: { type: 'keepProven', params: ({ event }) => ({ proven: event.output.proven }) },
          },
          {
            guard: { type: 'isTold', params: ({ event }) => ({ failure: event.output.failure }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.output.failure }) },
            description: 'It took too long, or was tried too often.',
          },
          { target: 'unverified' },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'dialog.closed': { actions: 'askProofToClose' } },
    },
    authenticatingByCode: {
      description: 'The sealed login by mobile number and SMS code is sent.',
      meta: { requirements: ['s7.call.session-login', 's4.login.method', 's3.login-request.type', 's8.phone.code-invalid'] },
      tags: 'busy',
      invoke: {
        id: 'logInByCode',
        src: 'logIn',
        input: ({ context: { sent } }) => ({ sent, type: 'sms' }),
        onDone: { target: 'signedIn', actions: { type: 'keepLoggedIn', params: ({ event }) => ({ loggedIn: event.output }) } },
        onError: [
          {
            guard: { type: 'outOfReach', params: ({ event }) => ({ error: event.error }) },
            target: 'unreached',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    authenticatingByToken: {
      description: 'The sealed login by mobile number and the provider’s token is sent.',
      meta: { requirements: ['s7.call.session-login', 's4.login.method', 's3.login-request.type'] },
      tags: 'busy',
      invoke: {
        id: 'logInByToken',
        src: 'logIn',
        input: ({ context: { sent } }) => ({ sent, type: 'firebase' }),
        onDone: { target: 'signedIn', actions: { type: 'keepLoggedIn', params: ({ event }) => ({ loggedIn: event.output }) } },
        onError: [
          {
            guard: { type: 'outOfReach', params: ({ event }) => ({ error: event.error }) },
            target: 'unreached',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    signedIn: {
      description: 'The token is stored.',
      meta: { requirements: ['s4.login.success-stored', 's3.login-response.value', 's3.login-response.typed-password'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'signedIn' } },
    },
    invalid: {
      description: 'Fields are empty or wrong.',
      meta: { requirements: ['s5.login.username-required', 's5.login.password-required', 's5.login.captcha-required'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'invalid' } },
    },
    unverified: {
      description: 'The puzzle was left: verification comes first.',
      meta: { requirements: ['s8.message.verification-first'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unverified' } },
    },
    refused: {
      description: 'The gateway refused, and said why.',
      meta: { requirements: ['s4.login.failure-captcha', 's1.access.member-site', 's1.access.agent-site'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'refused' } },
    },
    unreached: {
      description: 'Offline, or no answer in time.',
      meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unreached' } },
    },
    left: { description: 'The player closed the dialog at the puzzle.', meta: { requirements: ['s2.modal.login'] }, type: 'final' },
  },
});
