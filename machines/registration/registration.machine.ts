import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Failure, MemberInfo, Way } from '../../src/contract';
import type { captchaMachine } from '../captcha/captcha.machine';
import type { countryPickerMachine } from '../country-picker/country-picker.machine';
import type { EnrolmentEnd, EnrolmentOutput, enrolmentMachine, Typed } from '../enrolment/enrolment.machine';
import type { entryMachine } from '../entry/entry.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';
import type { Offer, RegistrationContext, RegistrationEvent, RegistrationInput, RegistrationOutput, Validated } from './registration.types';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Registering by user name or by mobile number. Passwords and codes are in the vault, never here. Meets s4.registration.*, s5.registration.*. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    children: {} as {
      captcha: 'captcha';
      countryPicker: 'countryPicker';
      smsCountdown: 'smsCountdown';
      enrolment: 'enrolment';
      entry: 'entry';
    },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Reads the rules of the fields, and which modules are on. */
    loadRules: fromPromise<Offer>(notProvided('loadRules')),
    /** Whether an agent has the link's code. */
    checkLink: fromPromise<{ valid: boolean }, { code: string }>(notProvided('checkLink')),
    /** The captcha beside the form; the wiring provides the chart. */
    captcha: {} as typeof captchaMachine,
    /** The country of the number; the wiring provides the chart. */
    countryPicker: {} as typeof countryPickerMachine,
    /** The code's countdown; the wiring provides the chart. */
    smsCountdown: {} as typeof smsCountdownMachine,
    /** Checks what was typed by the server's rules, and says what comes before the registration. */
    validate: fromPromise<Validated, { offer: Offer | null; way: Way; typed: Typed; code: string }>(notProvided('validate')),
    /** The checks that come first, and the registration; the wiring provides the chart. */
    enrolment: {} as typeof enrolmentMachine,
    /** What follows every way in; the wiring provides the chart. */
    entry: {} as typeof entryMachine,
  },
  guards: {
    cameByCode: ({ context }) => context.code !== '',
    isTrue: (_, params: { value: boolean }) => params.value,
    captchaOn: (_, params: { offer: Offer }) => params.offer.captcha,
    wayOpen: ({ context }, params: { way: Way }) => params.way === 'username' || context.offer?.mobile === true,
    hasIssues: (_, params: { validated: Validated }) => params.validated.issues.length > 0,
    ended: ({ context }, params: { as: EnrolmentEnd }) => context.end === params.as,
    captchaDemanded: ({ context }) => Object.hasOwn(Object(context.failure?.value), 'captcha'),
    cameIn: (_, params: { account: unknown }) => params.account !== null,
  },
  actions: {
    keepOffer: assign({ offer: (_, params: { offer: Offer }) => params.offer }),
    forgetCode: assign({ code: '' }),
    keepWay: assign({ way: (_, params: { way: Way }) => params.way }),
    keepTyped: assign({
      typed: ({ context: { code } }, params: { typed: Typed }) => (code === '' ? params.typed : { ...params.typed, affiliateCode: code }),
    }),
    keepValidated: assign((_, params: { validated: Validated }) => params.validated),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    keepEnd: assign((_, params: { output: EnrolmentOutput }) => params.output),
    keepAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    forgetRejection: assign({ end: 'closed', issues: [], failure: null }),
    wantLogin: assign({ next: { name: 'login', username: '', submitted: false } }),
    demandCaptcha: sendTo('captcha', { type: 'captcha.demanded' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renewed' }),
    askEnrolmentToClose: sendTo('enrolment', { type: 'dialog.closed' }),
    askEntryToClose: sendTo('entry', { type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    offer: null,
    code: input.code,
    way: 'username',
    typed: {},
    wanted: { codeCheck: false, slide: false, phoneProof: false },
    issues: [],
    failure: null,
    end: 'closed',
    entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
    account: null,
    next: null,
  }),
  initial: 'loading',
  output: ({ context: { account, next } }) => ({ account, next }),
  // Where one of them breaks down the form goes on, and the gateway says what is missing.
  invoke: [
    { id: 'captcha', src: 'captcha', onError: { description: 'The form goes on without it.' } },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: { chosen: { countryCode: 'BD', countryDialingCode: '880' } },
      onError: { description: 'The form goes on without it.' },
    },
    {
      id: 'smsCountdown',
      src: 'smsCountdown',
      input: { purpose: 'registration' },
      onError: { description: 'The form goes on without it.' },
    },
  ],
  states: {
    loading: {
      description: 'The rules of the fields are read from the server.',
      meta: {
        requirements: ['s7.call.setting-register', 's5.registration.server-rules', 's5.registration.fields', 's3.validation.field-config'],
      },
      tags: 'busy',
      invoke: {
        id: 'loadRules',
        src: 'loadRules',
        onDone: [
          {
            guard: { type: 'captchaOn', params: ({ event }) => ({ offer: event.output }) },
            target: 'offered',
            actions: [{ type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) }, 'demandCaptcha'],
          },
          { target: 'offered', actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) } },
        ],
        onError: { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'dialog.closed': 'cancelled', 'login.wanted': 'leftForLogin' },
    },
    unread: {
      description: 'The rules could not be read: the reason is shown, and it can be tried again.',
      meta: { requirements: ['own.registration.rules-unread'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loading', 'dialog.closed': 'cancelled', 'login.wanted': 'leftForLogin' },
    },
    offered: {
      description: 'The rules are there. Did the player come by a link with an invitation code?',
      meta: { requirements: ['s4.registration.affiliate-field', 's5.captcha.public-flag'] },
      always: [{ guard: 'cameByCode', target: 'checkingLink' }, { target: 'editing' }],
    },
    checkingLink: {
      description: 'The code of the link is checked; its field is shown where it is rejected.',
      meta: { requirements: ['s4.registration.affiliate-field', 's7.call.agent-affiliate'] },
      tags: 'busy',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.valid }) }, target: 'editing' },
          { target: 'editing', actions: 'forgetCode' },
        ],
        onError: { target: 'editing', actions: 'forgetCode' },
      },
      on: { 'dialog.closed': 'cancelled', 'login.wanted': 'leftForLogin' },
    },
    editing: {
      description: 'The form: by user name or by mobile number; what was typed outlives every failure.',
      meta: {
        requirements: ['s2.modal.register', 's2.route.register', 's2.route.register-html', 's2.register.tabs', 's2.header.register-link'],
      },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': { target: 'validating', actions: { type: 'keepTyped', params: ({ event }) => ({ typed: event.typed }) } },
        'way.chosen': {
          guard: { type: 'wayOpen', params: ({ event }) => ({ way: event.way }) },
          target: '.untouched',
          actions: [{ type: 'keepWay', params: ({ event }) => ({ way: event.way }) }, 'forgetRejection', 'renewCaptcha'],
        },
        'form.reset': { target: '.untouched', actions: 'forgetRejection' },
        'login.wanted': 'leftForLogin',
        'dialog.closed': 'cancelled',
      },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing was sent yet, the form was emptied, or the other way was chosen.',
          meta: { requirements: ['s4.registration.type', 's2.register.reset'] },
        },
        invalid: {
          description: 'Each field that is wrong says what it must be.',
          meta: { requirements: ['s5.registration.message-by-pattern', 's5.registration.mismatch', 's5.consent.age', 's5.consent.terms'] },
          tags: 'rejected',
        },
        unproven: {
          description: 'The provider did not verify the number: no pop-up; its reason stands beside its own field.',
          meta: { requirements: ['s8.registration.phone-verification', 's4.registration.phone-verification-failed'] },
        },
        unverified: {
          description: 'The puzzle was left: verification comes first.',
          meta: { requirements: ['s8.message.verification-first'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The gateway refused; its message is shown, and what was typed stays.',
          meta: { requirements: ['s7.call.member-register'] },
          tags: 'rejected',
        },
        unreached: {
          description: 'Offline, or no answer in time: nothing is lost, and sent again it makes one account.',
          meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page', 'own.registration.once'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: 'What was typed is validated by the server’s rules before anything is sent.',
      meta: { requirements: ['s5.registration.before-submit', 's5.registration.server-rules', 's5.registration.username-password'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { offer, way, typed, code } }) => ({ offer, way, typed, code }),
        onDone: [
          {
            guard: { type: 'hasIssues', params: ({ event }) => ({ validated: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepValidated', params: ({ event }) => ({ validated: event.output }) },
          },
          { target: 'enrolling', actions: { type: 'keepValidated', params: ({ event }) => ({ validated: event.output }) } },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    enrolling: {
      description: 'The checks that come first, and the registration.',
      meta: { requirements: ['s1.visitor.register', 's4.registration.affiliate-check', 's7.call.member-register'] },
      invoke: {
        id: 'enrolment',
        src: 'enrolment',
        input: ({ context: { way, typed, wanted } }) => ({ way, typed, wanted }),
        onDone: { target: 'judging', actions: { type: 'keepEnd', params: ({ event }) => ({ output: event.output }) } },
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'dialog.closed': { actions: 'askEnrolmentToClose' } },
    },
    judging: {
      description: 'How did it end? A captcha that was sent is used up.',
      meta: { requirements: ['s4.registration.success', 's8.registration.affiliate-code', 's4.registration.phone-verification-failed'] },
      always: [
        { guard: { type: 'ended', params: { as: 'registered' } }, target: 'entering' },
        { guard: { type: 'ended', params: { as: 'closed' } }, target: 'cancelled' },
        { guard: { type: 'ended', params: { as: 'codeUnknown' } }, target: 'editing.invalid' },
        { guard: { type: 'ended', params: { as: 'unverified' } }, target: 'editing.unverified' },
        { guard: { type: 'ended', params: { as: 'unproven' } }, target: 'editing.unproven' },
        { guard: { type: 'ended', params: { as: 'invalid' } }, target: 'editing.invalid', actions: 'renewCaptcha' },
        { guard: { type: 'ended', params: { as: 'unreached' } }, target: 'editing.unreached', actions: 'renewCaptcha' },
        { guard: 'captchaDemanded', target: 'editing.refused', actions: 'demandCaptcha' },
        { target: 'editing.refused', actions: 'renewCaptcha' },
      ],
    },
    entering: {
      description: 'The token is stored; the member info is loaded. The password is not judged: it was chosen a moment ago.',
      meta: { requirements: ['s4.registration.success'] },
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { typed, entry } }) => ({ username: typed.username ?? '', entry, judged: false }),
        onDone: [
          {
            guard: { type: 'cameIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'registered',
            actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output.account }) },
          },
          { target: 'cancelled', description: 'Left before it was finished: the account is there, the session is ended.' },
        ],
        onError: { target: 'cancelled', description: 'It broke down: the account is there, and a reload finds the player logged in.' },
      },
      on: { 'dialog.closed': { actions: 'askEntryToClose' } },
    },
    registered: {
      description: 'Registered and logged in: the player goes on.',
      meta: { requirements: ['s1.visitor.register', 's2.navigation.after-login'] },
      type: 'final',
    },
    leftForLogin: {
      description: 'There is an account already: the login comes instead.',
      meta: { requirements: ['s2.register.login-link'] },
      entry: 'wantLogin',
      type: 'final',
    },
    cancelled: {
      description: 'Left without a session.',
      meta: { requirements: ['s2.modal.register'] },
      type: 'final',
    },
  },
});
