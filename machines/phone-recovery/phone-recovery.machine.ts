import { assign, type ErrorActorEvent, fromPromise, sendTo, setup } from 'xstate';
import type { Failure, MemberInfo, PasswordRule } from '../../src/contract';
import type { countryPickerMachine } from '../country-picker/country-picker.machine';
import type { Entry, entryMachine } from '../entry/entry.machine';
import type { PhoneNumber, smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A field and the id of what is wrong with it. */
export type RecoveryError = { field: 'mobile' | 'code' | 'new'; code: string };
/** Whose account it is, and what the gateway said of the session; its token is already in its place. */
export type Recovered = { username: string; entry: Entry };
/** `back`: rather by e-mail. */
export type PhoneRecoveryOutput = { account: MemberInfo | null; back: boolean };

/** Which field a refusal of the gateway is about. */
const FIELDS: Record<string, RecoveryError['field']> = {
  'sms.missingNumber': 'mobile',
  'sms.invalidNumber': 'mobile',
  'sms.codeInvalid': 'code',
  'sms.codeExpired': 'code',
  'password.rule': 'new',
  'password.common': 'new',
  'password.own': 'new',
};
const codeOf = (event: object): string => ('error' in event ? (event.error as Failure).code : '');
const NOBODY: Recovered = {
  username: '',
  entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
};

/** A new password by a code to the phone, and the login that follows. Code and password are in the vault. Meets s4.forgot-phone.*. */
export const phoneRecoveryMachine = setup({
  types: {
    context: {} as PhoneRecoveryOutput & {
      rule: PasswordRule | null;
      mobile: PhoneNumber;
      errors: RecoveryError[];
      failure: Failure | null;
      recovered: Recovered;
    },
    events: {} as
      | { type: 'form.submitted'; mobile: PhoneNumber }
      | { type: 'email.chosen' }
      | { type: 'retry.requested' }
      | { type: 'leave.requested' }
      | ErrorActorEvent,
    output: {} as PhoneRecoveryOutput,
    children: {} as { countryPicker: 'countryPicker'; smsCountdown: 'smsCountdown'; entry: 'entry' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** The country of the number; the wiring provides the chart. */
    countryPicker: {} as typeof countryPickerMachine,
    /** The code and its countdown, likewise. */
    smsCountdown: {} as typeof smsCountdownMachine,
    /** What follows every way in, likewise. */
    entry: {} as typeof entryMachine,
    /** Reads what a password must be. */
    loadRule: fromPromise<PasswordRule>(notProvided('loadRule')),
    /** Checks the number, that there is a code, and the password by the rule. */
    validate: fromPromise<RecoveryError[], { mobile: PhoneNumber; rule: PasswordRule | null }>(notProvided('validate')),
    /** Sets the password, sealed; the receipt for the login goes into the vault. */
    setPassword: fromPromise<void, { mobile: PhoneNumber }>(notProvided('setPassword')),
    /** Logs in with the number and the new password. Stores the token. */
    logIn: fromPromise<Recovered, { mobile: PhoneNumber }>(notProvided('logIn')),
  },
  guards: {
    hasErrors: (_, params: { errors: RecoveryError[] }) => params.errors.length > 0,
    aboutField: ({ event }) => codeOf(event) in FIELDS,
    outOfReach: ({ event }) => 'error' in event && ['offline', 'timeout'].includes((event.error as Failure).kind),
  },
  actions: {
    keepRule: assign({ rule: (_, params: { rule: PasswordRule }) => params.rule }),
    keepMobile: assign({ mobile: (_, params: { mobile: PhoneNumber }) => params.mobile }),
    keepErrors: assign({ errors: (_, params: { errors: RecoveryError[] }) => params.errors }),
    blameField: assign({ errors: ({ event }) => [{ field: FIELDS[codeOf(event)] ?? 'new', code: codeOf(event) }] }),
    keepFailure: assign({ failure: ({ event }) => ('error' in event ? (event.error as Failure) : null) }),
    forgetRejection: assign({ errors: [], failure: null }),
    keepRecovered: assign({ recovered: (_, params: { recovered: Recovered }) => params.recovered }),
    keepAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    noteBack: assign({ back: true }),
    askEntryToClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'phone-recovery',
  context: {
    rule: null,
    mobile: { number: '', dialingCode: '' },
    errors: [],
    failure: null,
    recovered: NOBODY,
    account: null,
    back: false,
  },
  initial: 'opening',
  output: ({ context }) => ({ account: context.account, back: context.back }),
  invoke: [
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: { chosen: { countryCode: 'BD', countryDialingCode: '880' } },
      onError: { actions: 'keepFailure' },
    },
    { id: 'smsCountdown', src: 'smsCountdown', input: { purpose: 'password' }, onError: { actions: 'keepFailure' } },
  ],
  states: {
    opening: {
      description: 'What a password must be is read; the form is there already.',
      meta: { requirements: ['s5.forgot.phone-password'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'editing', actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'editing', description: 'The gateway alone judges then.' },
      },
      on: { 'leave.requested': 'over' },
    },
    editing: {
      description: 'Country code, mobile number, the code that was sent, and a new password.',
      meta: { requirements: ['s2.forgot.mobile-fields', 's2.forgot.methods'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': { target: 'validating', actions: { type: 'keepMobile', params: ({ event }) => ({ mobile: event.mobile }) } },
        'email.chosen': { target: 'over', actions: 'noteBack' },
        'leave.requested': 'over',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s2.forgot.mobile-fields'] } },
        invalid: {
          description: 'What is wrong with a field is said under it, whoever found it.',
          meta: { requirements: ['s5.forgot.phone-mobile', 's5.forgot.phone-code', 's5.forgot.phone-password'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The gateway refused for another reason; its message is shown, and what was typed stays.',
          meta: { requirements: ['s7.call.member-password-verification'] },
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
      meta: { requirements: ['s5.forgot.phone-mobile', 's5.forgot.phone-code', 's5.forgot.phone-password'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { mobile, rule } }) => ({ mobile, rule }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ errors: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepErrors', params: ({ event }) => ({ errors: event.output }) },
          },
          { target: 'setting' },
        ],
        onError: { target: 'editing.refused', actions: 'keepFailure' },
      },
    },
    setting: {
      description: 'The new password is set by the code.',
      meta: { requirements: ['s7.call.member-password-verification', 's3.forgot.phone-payload'] },
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: 'loggingIn',
        onError: [
          { guard: 'aboutField', target: 'editing.invalid', actions: 'blameField' },
          { guard: 'outOfReach', target: 'editing.unreached', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    loggingIn: {
      description: 'The mobile number and the new password log in.',
      meta: { requirements: ['s4.forgot-phone.login'] },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: { target: 'entering', actions: { type: 'keepRecovered', params: ({ event }) => ({ recovered: event.output }) } },
        onError: { target: 'outside', actions: 'keepFailure' },
      },
    },
    outside: {
      description: 'The password is set, but the login did not work: try again, or close and log in as usual.',
      meta: { requirements: ['own.forgot-phone.outside'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loggingIn', 'leave.requested': 'over' },
    },
    entering: {
      description: 'What follows every way in; the password is new, so it is not looked at.',
      meta: { requirements: ['s4.forgot-phone.finish', 's4.forgot-phone.login'] },
      tags: 'busy',
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { recovered } }) => ({ ...recovered, judged: false }),
        onDone: { target: 'over', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output.account }) } },
        onError: { target: 'outside', actions: 'keepFailure' },
      },
      on: { 'leave.requested': { actions: 'askEntryToClose' } },
    },
    over: {
      description: 'Logged in, left, or rather by e-mail.',
      meta: { requirements: ['s4.forgot-phone.finish'] },
      type: 'final',
    },
  },
});
