import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Country, Failure, MemberInfo, PasswordRule } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { countryPickerMachine } from '../country-picker/country-picker.machine';
import type { Entry, entryMachine } from '../entry/entry.machine';
import type {
  ExtraVerificationOutput,
  extraVerificationMachine,
  Proofs,
} from '../extra-verification/extra-verification.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';

/** The account, and the gateway's response for the session, whose token is already stored. */
export type Recovered = { username: string; entry: Entry };
/** `country`: default country of the number. */
type PhoneRecoveryInput = { country: Country };
/** `back`: the player prefers recovery by e-mail. */
type PhoneRecoveryOutput = { account: MemberInfo | null; back: boolean };

const proofsIn = (error: unknown): Proofs => Object(Object(error).value).proofs ?? [];
const NOT_RECOVERED: Recovered = {
  username: '',
  entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
};

/**
 * Password recovery by a code to the phone, and the login that follows. Code and password are in the vault. Meets
 * s4.forgot-phone.*.
 */
export const phoneRecoveryMachine = setup({
  types: {
    context: {} as PhoneRecoveryInput &
      PhoneRecoveryOutput & {
        rule: PasswordRule | null;
        failure: Failure | null;
        proofs: Proofs;
        recovered: Recovered;
      },
    events: {} as
      | { type: 'email.selected' }
      | { type: 'retry.requested' }
      | { type: 'leave.requested' }
      | DoneActorEvent<ExtraVerificationOutput>
      | ErrorActorEvent<Failure>,
    input: {} as PhoneRecoveryInput,
    output: {} as PhoneRecoveryOutput,
    children: {} as {
      [Child in 'countryPicker' | 'smsCountdown' | 'phoneForm' | 'extraVerification' | 'entry']: Child;
    },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Country of the number; the wiring provides the chart. */
    countryPicker: {} as typeof countryPickerMachine,
    /** SMS code and countdown; the wiring provides the chart. */
    smsCountdown: {} as typeof smsCountdownMachine,
    /** Steps after a login; the wiring provides the chart. */
    entry: {} as typeof entryMachine,
    /** Reads the password policy. */
    loadRule: {} as PromiseActorLogic<PasswordRule>,
    /**
     * Collects number, code and new password, and sets it, encrypted. Number, password and a receipt for the login go
     * into the vault.
     */
    phoneForm: {} as typeof formMachine,
    /** Second factor, if one is set up; the wiring provides the chart. */
    extraVerification: {} as typeof extraVerificationMachine,
    /** Logs in with the number and the new password, and stores the token. */
    logIn: {} as PromiseActorLogic<Recovered>,
  },
  guards: {
    sent: (_, params: { sent: boolean }) => params.sent,
    isStepUpRequired: ({ event }) => 'error' in event && event.error.code === 'login.proofRequired',
    isVerified: (_, params: ExtraVerificationOutput) => params.proven !== null,
    hasFailure: (_, params: ExtraVerificationOutput) => params.failure !== null,
  },
  actions: {
    setRule: assign({ rule: (_, params: { rule: PasswordRule }) => params.rule }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    setStepUpFailure: assign({ failure: (_, params: ExtraVerificationOutput) => params.failure }),
    setProofs: assign({ proofs: ({ event }) => ('error' in event ? proofsIn(event.error) : []) }),
    setVerified: assign({
      recovered: ({ context }, params: ExtraVerificationOutput) => params.proven ?? context.recovered,
    }),
    clearFailure: assign({ failure: null }),
    setRecovered: assign({ recovered: (_, params: { recovered: Recovered }) => params.recovered }),
    setAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    /** While the form is being sent, the last press counts; once the password is set, none does. */
    markBackToEmail: assign({ back: ({ event }) => event.type === 'email.selected' }),
    requestFormClose: sendTo('phoneForm', { type: 'form.cancelled' }),
    requestVerificationClose: sendTo('extraVerification', { type: 'leave.requested' }),
    requestEntryClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'phone-recovery',
  context: ({ input: { country } }) => ({
    country,
    rule: null,
    failure: null,
    proofs: [],
    recovered: NOT_RECOVERED,
    account: null,
    back: false,
  }),
  initial: 'opening',
  output: ({ context }) => ({ account: context.account, back: context.back }),
  invoke: [
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context }) => ({ chosen: context.country }),
      onError: { actions: 'setFailure' },
    },
    { id: 'smsCountdown', src: 'smsCountdown', input: { purpose: 'password' }, onError: { actions: 'setFailure' } },
  ],
  states: {
    opening: {
      description: 'Loading the password rules; the form is already shown.',
      meta: { requirements: ['s5.forgot.phone-password'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'editing', actions: { type: 'setRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'editing', description: 'Without the rules only the gateway validates.' },
      },
      on: { 'email.selected': { target: 'ended', actions: 'markBackToEmail' }, 'leave.requested': 'ended' },
    },
    editing: {
      description: 'Country code, mobile number, the code and a new password; then the code sets it.',
      meta: {
        requirements: [
          's2.forgot.mobile-fields',
          's2.forgot.methods',
          's5.forgot.phone-mobile',
          's5.forgot.phone-code',
          's5.forgot.phone-password',
          's7.call.member-password-verification',
          's3.forgot.phone-payload',
        ],
      },
      invoke: {
        id: 'phoneForm',
        src: 'phoneForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'loggingIn',
            actions: 'markBackToEmail',
          },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
      on: {
        'email.selected': { actions: ['markBackToEmail', 'requestFormClose'] },
        'leave.requested': {
          actions: ['markBackToEmail', 'requestFormClose'],
          description: 'Waits until the current request has finished.',
        },
      },
    },
    loggingIn: {
      description: 'Logging in with the mobile number and the new password.',
      meta: { requirements: ['s4.forgot-phone.login'] },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        onDone: {
          target: 'entering',
          actions: { type: 'setRecovered', params: ({ event }) => ({ recovered: event.output }) },
        },
        onError: [
          { guard: 'isStepUpRequired', target: 'steppingUp', actions: 'setProofs' },
          { target: 'loginFailed', actions: 'setFailure' },
        ],
      },
    },
    steppingUp: {
      description: 'A new password does not replace the second factor: players who have one enter it, as at any login.',
      meta: { requirements: ['own.security.factor'] },
      invoke: {
        id: 'extraVerification',
        src: 'extraVerification',
        input: ({ context: { proofs } }) => ({ proofs }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'entering',
            actions: { type: 'setVerified', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasFailure', params: ({ event }) => event.output },
            target: 'stepUpMissing',
            actions: { type: 'setStepUpFailure', params: ({ event }) => event.output },
            description: 'It took too long, or there were too many attempts.',
          },
          { target: 'ended', description: 'Left: the password is set, and the player is not logged in.' },
        ],
        onError: { target: 'stepUpMissing', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestVerificationClose' } },
    },
    stepUpMissing: {
      description: 'The password is set, but the second factor is missing: close, and log in as usual.',
      meta: { requirements: ['own.security.factor', 'own.forgot-phone.outside'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'leave.requested': 'ended' },
    },
    loginFailed: {
      description: 'The password is set, but the login failed: try again, or close and log in as usual.',
      meta: { requirements: ['own.forgot-phone.outside'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loggingIn', 'leave.requested': 'ended' },
    },
    entering: {
      description: 'The steps after every login; the password is new, so it needs no change.',
      meta: { requirements: ['s4.forgot-phone.finish', 's4.forgot-phone.login'] },
      tags: 'busy',
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { recovered } }) => ({ ...recovered, judged: false }),
        onDone: {
          target: 'ended',
          actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output.account }) },
        },
        onError: { target: 'loginFailed', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestEntryClose' } },
    },
    ended: {
      description: 'Logged in, left, or switched to e-mail.',
      meta: { requirements: ['s4.forgot-phone.finish'] },
      type: 'final',
    },
  },
});
