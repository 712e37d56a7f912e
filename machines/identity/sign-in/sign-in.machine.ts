import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Entry } from '../entry/entry.machine';
import type {
  ExtraVerificationOutput,
  extraVerificationMachine,
  Proofs,
} from '../extra-verification/extra-verification.machine';
import type { PhoneNumber } from '../sms-countdown/sms-countdown.machine';
import type { verificationMachine } from '../verification/verification.machine';

/** A submitted login form without secrets: the tab, and the name or number. */
export type Sent = { method: 'username' | 'mobile'; username: string; mobile: PhoneNumber };
/** A field and the code of its error. */
export type FieldError = { field: 'username' | 'password' | 'captcha' | 'mobile' | 'code'; code: string };
/** Credential of a login: password, code, or the firebase provider's token. */
export type LoginType = 'username' | 'sms' | 'firebase';
/** Result of the validation: errors, or the type of login and whether the slide puzzle comes first. */
export type Validated = { kind: 'wrong'; errors: FieldError[] } | { kind: 'right' | 'puzzleFirst'; type: LoginType };
/** Display name of the logged-in account, and the gateway's response; the token is already stored. */
export type LoggedIn = { username: string; entry: Entry };
export type SignInEnd = 'signedIn' | 'invalid' | 'unverified' | 'refused' | 'unreached' | 'left';
export type SignInOutput = { end: SignInEnd; errors: FieldError[]; failure: Failure | null; loggedIn: LoggedIn };

const proofsIn = (error: unknown): Proofs => Object(Object(Object(error).value)).proofs ?? [];

/** Checking a login, from submit to the gateway's response. Secrets are in the vault. Meets s4.login.*. */
export const signInMachine = setup({
  types: {
    context: {} as SignInOutput & { sent: Sent; type: LoginType; proofs: Proofs },
    events: {} as
      | { type: 'leave.requested' }
      | DoneActorEvent<Validated | LoggedIn | ExtraVerificationOutput | { passed: boolean }>
      | ErrorActorEvent<Failure>,
    input: {} as { sent: Sent },
    output: {} as SignInOutput,
    children: {} as { verification: 'verification'; extraVerification: 'extraVerification' },
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Validates the input: all fields are required, the captcha only where it is shown; the number must fit its
     * country.
     */
    validate: {} as PromiseActorLogic<Validated, { sent: Sent }>,
    /** The slide puzzle; the wiring provides the chart. */
    verification: {} as typeof verificationMachine,
    /** Makes the firebase provider verify the code; its token goes into the vault. */
    confirmCode: {} as PromiseActorLogic<void>,
    /** Sends the encrypted login and stores the token and the user info. */
    logIn: {} as PromiseActorLogic<LoggedIn, { sent: Sent; type: LoginType }>,
    /** Extra verification of a login from an unregistered address; the wiring provides the chart. */
    extraVerification: {} as typeof extraVerificationMachine,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Validated['kind'] }) =>
      'output' in event && 'kind' in event.output && event.output.kind === kind,
    byProvider: ({ event }) => 'output' in event && 'type' in event.output && event.output.type === 'firebase',
    passed: ({ event }) => 'output' in event && 'passed' in event.output && event.output.passed,
    failedWith: ({ event }, { codes }: { codes: string[] }) => 'error' in event && codes.includes(event.error.code),
    isVerified: ({ event }) => 'output' in event && 'proven' in event.output && event.output.proven !== null,
    hasFailure: ({ event }) => 'output' in event && 'failure' in event.output && event.output.failure !== null,
    isUnreachable: ({ event }) => 'error' in event && ['offline', 'timeout'].includes(event.error.kind),
  },
  actions: {
    setErrors: assign({
      errors: ({ event }) => ('output' in event && 'errors' in event.output ? event.output.errors : []),
    }),
    setType: assign(({ event }) => ('output' in event && 'type' in event.output ? { type: event.output.type } : {})),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    setStepUpFailure: assign({
      failure: ({ event }) => ('output' in event && 'failure' in event.output ? event.output.failure : null),
    }),
    setLoggedIn: assign(({ event }) => {
      if (!('output' in event)) return {};
      if ('proven' in event.output && event.output.proven) return { loggedIn: event.output.proven };
      return 'username' in event.output ? { loggedIn: event.output } : {};
    }),
    setProofs: assign({ proofs: ({ event }) => ('error' in event ? proofsIn(event.error) : []) }),
    requestVerificationClose: sendTo('extraVerification', { type: 'leave.requested' }),
    endAs: assign({ end: (_, params: { end: SignInEnd }) => params.end }),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input: { sent } }) => ({
    sent,
    type: 'username',
    end: 'left',
    errors: [],
    failure: null,
    proofs: [],
    loggedIn: {
      username: '',
      entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
    },
  }),
  initial: 'validating',
  output: ({ context: { end, errors, failure, loggedIn } }) => ({ end, errors, failure, loggedIn }),
  states: {
    validating: {
      description: 'Validates the input before anything else happens.',
      meta: {
        requirements: [
          's4.login.validate',
          's5.login.mobile-required',
          's5.login.sms-code-required',
          's5.message.verification-code',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { sent } }) => ({ sent }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'invalid', actions: 'setErrors' },
          { guard: { type: 'is', params: { kind: 'puzzleFirst' } }, target: 'verifying', actions: 'setType' },
          { guard: 'byProvider', target: 'confirming', actions: 'setType' },
          { target: 'authenticating', actions: 'setType' },
        ],
        onError: { target: 'rejected', actions: 'setFailure' },
      },
    },
    verifying: {
      description: 'The slide puzzle, for the username type only.',
      meta: { requirements: ['s4.login.slide-verification', 's3.login-request.slide-fields'] },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context: { sent } }) => ({ name: sent.username }),
        onDone: [{ guard: 'passed', target: 'authenticating' }, { target: 'unverified' }],
        onError: { target: 'rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': 'cancelled' },
    },
    confirming: {
      description: 'The firebase path: the provider verifies the code and returns a token for the number.',
      meta: { requirements: ['s4.login.method', 's8.phone.code-invalid', 's8.phone.code-expired'] },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        onDone: 'authenticating',
        onError: [
          { guard: 'isUnreachable', target: 'unreachable', actions: 'setFailure' },
          { target: 'rejected', actions: 'setFailure' },
        ],
      },
    },
    authenticating: {
      description:
        "Sending the encrypted login: by user name and password, by mobile number and SMS code, or by the provider's token.",
      meta: {
        requirements: [
          's7.call.session-login',
          's4.login.method',
          's3.login-request.credentials',
          's3.login-request.type',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { sent, type } }) => ({ sent, type }),
        onDone: { target: 'signedIn', actions: 'setLoggedIn' },
        onError: [
          {
            guard: { type: 'failedWith', params: { codes: ['slide.required', 'slide.expired'] } },
            target: 'verifying',
            description: 'The module was just switched on, or the receipt was too old.',
          },
          {
            guard: { type: 'failedWith', params: { codes: ['login.proofRequired'] } },
            target: 'steppingUp',
            actions: 'setProofs',
            description: 'The password was correct, but the address is not registered.',
          },
          { guard: 'isUnreachable', target: 'unreachable', actions: 'setFailure' },
          { target: 'rejected', actions: 'setFailure' },
        ],
      },
    },
    steppingUp: {
      description: 'The address is not registered: asks for a second factor, unless the login itself was by a code.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      invoke: {
        id: 'extraVerification',
        src: 'extraVerification',
        input: ({ context: { proofs } }) => ({ proofs }),
        onDone: [
          { guard: 'isVerified', target: 'signedIn', actions: 'setLoggedIn' },
          {
            guard: 'hasFailure',
            target: 'rejected',
            actions: 'setStepUpFailure',
            description: 'It took too long, or there were too many attempts.',
          },
          { target: 'unverified' },
        ],
        onError: { target: 'rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestVerificationClose' } },
    },
    signedIn: {
      description: 'Stores the token.',
      meta: {
        requirements: ['s4.login.success-stored', 's3.login-response.value', 's3.login-response.typed-password'],
      },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'signedIn' } },
    },
    invalid: {
      description: 'Fields are empty or invalid.',
      meta: { requirements: ['s5.login.username-required', 's5.login.password-required', 's5.login.captcha-required'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'invalid' } },
    },
    unverified: {
      description: 'The puzzle was closed; verification is required.',
      meta: { requirements: ['s8.message.verification-first'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unverified' } },
    },
    rejected: {
      description: 'The gateway rejected the login; its reason is shown.',
      meta: { requirements: ['s4.login.failure-captcha', 's1.access.member-site', 's1.access.agent-site'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'refused' } },
    },
    unreachable: {
      description: 'Offline or timed out.',
      meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unreached' } },
    },
    cancelled: {
      description: 'The player closed the dialog during the puzzle.',
      meta: { requirements: ['s2.modal.login'] },
      type: 'final',
    },
  },
});
