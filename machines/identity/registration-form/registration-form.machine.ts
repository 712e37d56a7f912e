import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { captchaMachine } from '../captcha/captcha.machine';
import type { countryPickerMachine } from '../country-picker/country-picker.machine';
import type { EnrolmentEnd, EnrolmentOutput, enrolmentMachine, Typed } from '../enrolment/enrolment.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';
import type {
  Checked,
  EditedDraft,
  RegistrationDraft,
  RegistrationFormContext,
  RegistrationFormEvent,
  RegistrationFormInput,
  RegistrationFormOutput,
  Validated,
} from './registration-form.types';

/**
 * The registration form, by user name or mobile number: filled in, corrected, and sent until there is an account.
 * Passwords and codes are in the vault, never here. Meets s4.registration.*, s5.registration.*.
 */
export const registrationFormMachine = setup({
  types: {
    context: {} as RegistrationFormContext,
    events: {} as RegistrationFormEvent | DoneActorEvent<Validated | EnrolmentOutput> | ErrorActorEvent<Failure>,
    input: {} as RegistrationFormInput,
    output: {} as RegistrationFormOutput,
    children: {} as { [Child in 'captcha' | 'countryPicker' | 'smsCountdown' | 'enrolment']: Child },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** The captcha next to the form; the wiring provides the chart. */
    captcha: {} as typeof captchaMachine,
    /** Country of the number; the wiring provides the chart. */
    countryPicker: {} as typeof countryPickerMachine,
    /** Code and its countdown; the wiring provides the chart. */
    smsCountdown: {} as typeof smsCountdownMachine,
    /** Validates the input by the server's rules, and returns the steps before the registration. */
    validate: {} as PromiseActorLogic<Validated, RegistrationDraft>,
    /** Validates the current fields as far as the page can; the gateway's errors stay until their fields are edited. */
    check: {} as PromiseActorLogic<Checked, EditedDraft>,
    /** From a valid form to a logged-in player; the wiring provides the chart. */
    enrolment: {} as typeof enrolmentMachine,
  },
  guards: {
    isCaptchaEnabled: ({ context }) => context.offer?.captcha === true,
    isMethodEnabled: ({ context, event }) =>
      'method' in event && (event.method === 'username' || context.offer?.mobile === true),
    is: ({ event }, { kind }: { kind: Validated['kind'] }) =>
      'output' in event && 'kind' in event.output && event.output.kind === kind,
    allFixed: ({ context }) => context.issues.length === 0,
    ended: ({ event }, { as }: { as: EnrolmentEnd }) =>
      'output' in event && 'end' in event.output && event.output.end === as,
    isCaptchaRequired: ({ event }) =>
      'output' in event && 'end' in event.output && Object.hasOwn(Object(event.output.failure?.value), 'captcha'),
  },
  actions: {
    setMethod: assign({ method: ({ context, event }) => ('method' in event ? event.method : context.method) }),
    setTyped: assign({
      typed: ({ context: { code } }, params: { typed: Typed }) =>
        code === '' ? params.typed : { ...params.typed, affiliateCode: code },
    }),
    setIssues: assign(({ event }) =>
      'output' in event && 'right' in event.output ? { issues: event.output.issues, right: event.output.right } : {},
    ),
    setRequiredChecks: assign(({ event }) =>
      'output' in event && 'wanted' in event.output ? { wanted: event.output.wanted } : {},
    ),
    /** Keeps only the errors that still apply; new ones wait for submit. */
    setRemainingErrors: assign(({ context }, { issues, right }: Checked) => ({
      issues: context.issues.filter((issue) =>
        issues.some(({ field, code }) => field === issue.field && code === issue.code),
      ),
      right,
    })),
    setFailure: assign({
      issues: [],
      right: [],
      failure: ({ event }) => ('error' in event ? event.error : null),
    }),
    setEnd: assign(({ event }) => ('output' in event && 'end' in event.output ? event.output : {})),
    clearRejectedCode: assign({
      code: ({ context: { code, issues } }) => (issues.some(({ field }) => field === 'affiliateCode') ? '' : code),
    }),
    clearRejection: assign({ end: 'closed', issues: [], right: [], failure: null }),
    setEndAsLogin: assign({ end: 'login' }),
    requireCaptcha: sendTo('captcha', { type: 'captcha.demanded' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renewed' }),
    requestEnrolmentClose: sendTo('enrolment', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'registration-form',
  context: ({ input }) => ({
    ...input,
    method: input.offer?.mobile ? 'mobile' : 'username',
    typed: {},
    wanted: { codeCheck: false, slide: false, phoneProof: false },
    issues: [],
    right: [],
    failure: null,
    account: null,
    end: 'closed',
  }),
  initial: 'opening',
  output: ({ context: { end, account } }) => ({ end, account }),
  invoke: [
    { id: 'captcha', src: 'captcha', onError: { description: 'The form continues without the component.' } },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context }) => ({ chosen: context.country }),
      onError: { description: 'The form continues without the component.' },
    },
    {
      id: 'smsCountdown',
      src: 'smsCountdown',
      input: { purpose: 'registration' },
      onError: { description: 'The form continues.' },
    },
  ],
  states: {
    opening: {
      description: 'Checks whether the site requires a captcha for registrations.',
      meta: { requirements: ['s5.captcha.public-flag'] },
      always: [{ guard: 'isCaptchaEnabled', target: 'editing', actions: 'requireCaptcha' }, { target: 'editing' }],
    },
    editing: {
      description:
        'The form: by mobile number first, if numbers are enabled, or by user name; the input survives every failure.',
      meta: {
        requirements: [
          's2.modal.register',
          's2.route.register',
          's2.route.register-html',
          's2.register.tabs',
          's2.header.register-link',
        ],
      },
      tags: 'form',
      exit: 'clearRejection',
      on: {
        'form.submitted': {
          target: 'validating',
          actions: { type: 'setTyped', params: ({ event }) => ({ typed: event.typed }) },
        },
        'method.selected': {
          guard: 'isMethodEnabled',
          target: '.untouched',
          actions: ['setMethod', 'clearRejection', 'renewCaptcha'],
        },
        'form.reset': { target: '.untouched', actions: 'clearRejection' },
        'login.requested': 'leftForLogin',
        'leave.requested': 'cancelled',
      },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing has been sent yet, the form was cleared, or the other method was selected.',
          meta: { requirements: ['s4.registration.type', 's2.register.reset', 'own.registration.mobile-first'] },
        },
        invalid: {
          description: "Each invalid field says what it expects; a link's rejected code gives way to its field.",
          meta: {
            requirements: [
              's5.registration.message-by-pattern',
              's5.registration.mismatch',
              's5.consent.age',
              's5.consent.terms',
            ],
          },
          tags: 'rejected',
          entry: 'clearRejectedCode',
          on: { 'field.edited': '.checking' },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Waits for corrections; valid fields have a tick.',
              meta: { requirements: ['own.form.corrected', 'own.form.checked'] },
              always: { guard: 'allFixed', target: '#fixed' },
            },
            checking: {
              description: 'The player has edited a field: errors that are fixed disappear.',
              meta: { requirements: ['own.form.corrected', 'own.form.checked'] },
              invoke: {
                id: 'check',
                src: 'check',
                input: ({ context: { offer, method, code, issues } }) => ({ offer, method, code, issues }),
                onDone: {
                  target: 'waiting',
                  actions: { type: 'setRemainingErrors', params: ({ event }) => event.output },
                },
                onError: { target: '#rejected', actions: 'setFailure' },
              },
            },
          },
        },
        fixed: {
          id: 'fixed',
          description: 'All errors are fixed; the form can be submitted again.',
          meta: { requirements: ['own.form.corrected', 'own.form.checked'] },
          on: { 'field.edited': 'invalid.checking' },
        },
        phoneUnverified: {
          description:
            "The provider did not verify the number: no pop-up; the reason is shown beside the provider's own field.",
          meta: { requirements: ['s8.registration.phone-verification', 's4.registration.phone-verification-failed'] },
        },
        unverified: {
          description: 'The puzzle was closed; verification is required.',
          meta: { requirements: ['s8.message.verification-first'] },
          tags: 'rejected',
        },
        rejected: {
          id: 'rejected',
          description:
            'Rejected or unreachable: the reason is shown, the input stays, and a retry creates one account.',
          meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page', 'own.registration.once'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: "Validates the input by the server's rules before anything is sent.",
      meta: {
        requirements: [
          's5.registration.before-submit',
          's5.registration.server-rules',
          's5.registration.username-password',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { offer, method, typed, code } }) => ({ offer, method, typed, code }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'editing.invalid', actions: 'setIssues' },
          { target: 'enrolling', actions: 'setRequiredChecks' },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
    },
    enrolling: {
      description: 'The checks, then the registration; a captcha that was sent is used up.',
      meta: {
        requirements: [
          's1.visitor.register',
          's4.registration.affiliate-check',
          's4.registration.success',
          's7.call.member-register',
        ],
      },
      invoke: {
        id: 'enrolment',
        src: 'enrolment',
        input: ({ context: { method, typed, wanted } }) => ({ method, typed, wanted }),
        onDone: [
          { guard: { type: 'ended', params: { as: 'registered' } }, target: 'registered', actions: 'setEnd' },
          { guard: { type: 'ended', params: { as: 'closed' } }, target: 'cancelled' },
          { guard: { type: 'ended', params: { as: 'codeUnknown' } }, target: 'editing.invalid', actions: 'setEnd' },
          { guard: { type: 'ended', params: { as: 'unverified' } }, target: 'editing.unverified' },
          {
            guard: { type: 'ended', params: { as: 'unproven' } },
            target: 'editing.phoneUnverified',
            actions: 'setEnd',
          },
          {
            guard: { type: 'ended', params: { as: 'invalid' } },
            target: 'editing.invalid',
            actions: ['setEnd', 'renewCaptcha'],
          },
          { guard: 'isCaptchaRequired', target: 'editing.rejected', actions: ['setEnd', 'requireCaptcha'] },
          { target: 'editing.rejected', actions: ['setEnd', 'renewCaptcha'] },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestEnrolmentClose' } },
    },
    registered: {
      description: 'Registered and logged in.',
      meta: { requirements: ['s1.visitor.register'] },
      type: 'final',
    },
    leftForLogin: {
      description: 'The player has an account already; the login opens instead.',
      meta: { requirements: ['s2.register.login-link'] },
      entry: 'setEndAsLogin',
      type: 'final',
    },
    cancelled: {
      description: 'Left without a session.',
      meta: { requirements: ['s2.modal.register'] },
      type: 'final',
    },
  },
});
