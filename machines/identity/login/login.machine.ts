import { assign, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Ending } from '../../platform/host/host.machine';
import type { captchaMachine } from '../captcha/captcha.machine';
import type { countryPickerMachine } from '../country-picker/country-picker.machine';
import type { LoginAttemptEnd, LoginForm, loginAttemptMachine } from '../login-attempt/login-attempt.machine';
import type { FieldError, Sent } from '../sign-in/sign-in.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';
import type { Beginning, LoginContext, LoginEvent, LoginInput, LoginOpening } from './login.types';

/**
 * The login form: by user name or mobile number, with an option to be remembered, and links to other methods. Meets
 * s2.login.*, s4.login.*.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as Ending,
    children: {} as {
      captcha: 'captcha';
      countryPicker: 'countryPicker';
      smsCountdown: 'smsCountdown';
      attempt: 'attempt';
    },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /**
     * Reads the remembered values (a password into the vault) and the enabled methods; never overwrites a submitted
     * form.
     */
    begin: {} as PromiseActorLogic<Beginning, LoginOpening>,
    /** The captcha next to the form; the wiring provides this chart and the next ones. */
    captcha: {} as typeof captchaMachine,
    /** The country of the mobile number. */
    countryPicker: {} as typeof countryPickerMachine,
    /** The SMS code and its countdown. */
    smsCountdown: {} as typeof smsCountdownMachine,
    /** Validates the current fields of both tabs. */
    check: {} as PromiseActorLogic<FieldError[], { form: LoginForm }>,
    /** A login attempt, from the submitted form to the session. */
    attempt: {} as typeof loginAttemptMachine,
    /** Deletes everything remembered. */
    forget: {} as PromiseActorLogic<void>,
  },
  guards: {
    alreadySubmitted: ({ context }) => context.opening.submitted === true,
    byMobile: ({ context }) => context.form.method === 'mobile' && context.mobileOpen,
    isMobileEnabled: ({ context }) => context.mobileOpen,
    ended: ({ context }, params: { as: LoginAttemptEnd }) => context.end === params.as,
    isCaptchaRequired: ({ context }) => Object.hasOwn(Object(context.failure?.value), 'captcha'),
    allFixed: ({ context }) => context.errors.length === 0,
  },
  actions: {
    setInitialForm: assign(({ event }) => ('output' in event && 'form' in event.output ? event.output : {})),
    setForm: assign({ form: ({ context, event }) => ('form' in event ? event.form : context.form) }),
    setMethod: assign({ form: ({ context }, { method }: Pick<Sent, 'method'>) => ({ ...context.form, method }) }),
    untickRemember: assign({ form: ({ context }) => ({ ...context.form, remember: false }) }),
    setResult: assign(({ event }) => ('output' in event && 'end' in event.output ? event.output : {})),
    /** Keeps only the errors that still apply; new ones wait for submit. */
    setRemainingErrors: assign({
      errors: ({ context: { errors }, event }) => {
        const found = 'output' in event && Array.isArray(event.output) ? event.output : [];
        return errors.filter(({ field, code }) => found.some((error) => error.field === field && error.code === code));
      },
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    setNext: assign({ next: ({ event }) => ('next' in event ? event.next : null) }),
    clearRejection: assign({ errors: [], failure: null }),
    requireCaptcha: sendTo('captcha', { type: 'captcha.demanded' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renewed' }),
    requestAttemptClose: sendTo('attempt', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'login',
  context: ({ input: { country, ...opening } }) => ({
    country,
    opening,
    form: {
      method: opening.method ?? 'username',
      username: opening.username ?? '',
      mobile: { number: '', dialingCode: country.countryDialingCode },
      remember: false,
    },
    mobileOpen: false,
    namesOnly: false,
    passkeys: false,
    end: 'left',
    errors: [],
    failure: null,
    account: null,
    changed: false,
    next: null,
  }),
  initial: 'opening',
  output: ({ context: { account, next, changed } }) => ({
    ...(account && { report: { type: 'login.completed', account, ...(changed && { changed }) } }),
    ...(next && { next }),
  }),
  // If one of them fails, the form stays usable, and the gateway reports any missing input.
  invoke: [
    { id: 'captcha', src: 'captcha', onError: { actions: 'setFailure' } },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context }) => ({ chosen: context.country }),
      onError: { actions: 'setFailure' },
    },
    { id: 'smsCountdown', src: 'smsCountdown', input: { purpose: 'login' }, onError: { actions: 'setFailure' } },
  ],
  states: {
    opening: {
      description:
        'Reads the remembered login, with which the form starts unless the header has already submitted one.',
      meta: {
        requirements: [
          's2.modal.login',
          's2.header.login-form',
          's4.remember-password.on',
          's9.const.remember-cookies',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => context.opening,
        onDone: { target: 'opened', actions: 'setInitialForm' },
        onError: 'opened',
      },
      on: { 'leave.requested': 'cancelled' },
    },
    opened: {
      description: 'Checks whether the header has already submitted the form.',
      meta: { requirements: ['s2.header.login-form'] },
      always: [{ guard: 'alreadySubmitted', target: 'signingIn' }, { target: 'editing' }],
    },
    editing: {
      description: 'The form, with a tab for each available login method.',
      meta: { requirements: ['s2.login.title', 's2.route.login', 's2.login.controls', 's1.visitor.login'] },
      tags: 'form',
      type: 'parallel',
      exit: 'clearRejection',
      on: {
        'form.submitted': { target: 'signingIn', actions: 'setForm' },
        'next.selected': { target: 'cancelled', actions: 'setNext' },
        'leave.requested': 'cancelled',
      },
      states: {
        tab: {
          description: 'The login method that is shown; two tabs only if codes are enabled.',
          meta: { requirements: ['s2.login.tabs', 's6.flag.mobile-code-login', 's2.header.mobile-login-tab'] },
          initial: 'selectingTab',
          states: {
            selectingTab: {
              description: 'The tab that was used last.',
              meta: { requirements: ['s2.login.tabs'] },
              always: [{ guard: 'byMobile', target: 'mobile' }, { target: 'username' }],
            },
            username: {
              description: 'User name, password, and a captcha once it is demanded.',
              meta: { requirements: ['s2.login.username-tab'] },
              on: {
                'mobile.selected': {
                  guard: 'isMobileEnabled',
                  target: 'mobile',
                  actions: { type: 'setMethod', params: { method: 'mobile' } },
                },
              },
            },
            mobile: {
              description: 'Country, mobile number, and the SMS code with its button.',
              meta: { requirements: ['s2.login.mobile-tab', 's2.login.sms-send-button'] },
              on: {
                'username.selected': {
                  target: 'username',
                  actions: { type: 'setMethod', params: { method: 'username' } },
                },
              },
            },
          },
        },
        notice: {
          description: 'Result of the last attempt.',
          meta: { requirements: ['s4.login.validate'] },
          initial: 'untouched',
          states: {
            untouched: {
              id: 'fixed',
              description: 'Nothing has been submitted yet, or all errors are fixed.',
              meta: { requirements: ['s2.login.title'] },
            },
            invalid: {
              description: 'Each empty or invalid field shows its error.',
              meta: {
                requirements: ['s5.login.username-required', 's5.login.mobile-required', 's5.login.sms-code-required'],
              },
              tags: 'rejected',
              on: { 'field.edited': '.checking' },
              initial: 'waiting',
              states: {
                waiting: {
                  description: 'Waits for corrections.',
                  meta: { requirements: ['own.form.corrected'] },
                  always: { guard: 'allFixed', target: '#fixed' },
                },
                checking: {
                  description: 'The player has edited a field: errors that are fixed disappear.',
                  meta: { requirements: ['own.form.corrected'] },
                  invoke: {
                    id: 'check',
                    src: 'check',
                    input: ({ context, event }) => ({ form: 'form' in event ? event.form : context.form }),
                    onDone: { target: 'waiting', actions: 'setRemainingErrors' },
                    onError: { target: '#rejected', actions: ['clearRejection', 'setFailure'] },
                  },
                },
              },
            },
            unverified: {
              description: 'The puzzle was closed; verification is required.',
              meta: { requirements: ['s8.message.verification-first'] },
              tags: 'rejected',
            },
            rejected: {
              id: 'rejected',
              description: 'The gateway rejected the login; its message is shown, and the input stays.',
              meta: { requirements: ['s4.login.failure-captcha', 's8.message.non-member', 's8.message.non-agent'] },
              tags: 'rejected',
            },
            unreachable: {
              description: 'Offline or timed out: nothing is lost, and the player can retry.',
              meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page'] },
              tags: 'rejected',
            },
          },
        },
        memory: {
          description: 'The login that this browser remembers; the form can be used while it is deleted.',
          meta: { requirements: ['s4.remember-password.off'] },
          initial: 'idle',
          on: { 'remember.unticked': { target: '.unremembering', actions: 'untickRemember' } },
          states: {
            idle: {
              description: 'Nothing is being deleted.',
              meta: { requirements: ['s4.remember-password.off'] },
            },
            unremembering: {
              description: 'The tick was removed; deletes the remembered login.',
              meta: { requirements: ['s4.remember-password.off'] },
              invoke: { id: 'unremember', src: 'forget', onDone: 'idle', onError: 'idle' },
            },
          },
        },
      },
    },
    signingIn: {
      description: 'One attempt by the selected method, from its validation to the steps after a login.',
      meta: { requirements: ['s4.login.method', 's4.login.slide-verification', 's4.login.after-login'] },
      tags: 'busy',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { form } }) => ({ form }),
        onDone: { target: 'evaluating', actions: 'setResult' },
        onError: { target: 'editing.notice.rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestAttemptClose' } },
    },
    evaluating: {
      description: 'Evaluates the result; a captcha that was sent is used up.',
      meta: { requirements: ['s4.login.failure-captcha', 's2.login.captcha-on-demand'] },
      always: [
        { guard: { type: 'ended', params: { as: 'loggedIn' } }, target: 'loggedIn' },
        { guard: { type: 'ended', params: { as: 'left' } }, target: 'cancelled' },
        { guard: { type: 'ended', params: { as: 'invalid' } }, target: 'editing.notice.invalid' },
        { guard: { type: 'ended', params: { as: 'unverified' } }, target: 'editing.notice.unverified' },
        { guard: { type: 'ended', params: { as: 'failed' } }, target: 'editing.notice.rejected' },
        {
          guard: { type: 'ended', params: { as: 'unreached' } },
          target: 'editing.notice.unreachable',
          actions: 'renewCaptcha',
        },
        { guard: 'isCaptchaRequired', target: 'editing.notice.rejected', actions: 'requireCaptcha' },
        { target: 'editing.notice.rejected', actions: 'renewCaptcha' },
      ],
    },
    loggedIn: {
      description: 'Logged in; the player continues.',
      meta: { requirements: ['s1.visitor.login', 's2.navigation.after-login'] },
      type: 'final',
    },
    cancelled: {
      description: 'Left without a session.',
      meta: { requirements: ['s2.modal.login', 's2.login.register-now'] },
      type: 'final',
    },
  },
});
