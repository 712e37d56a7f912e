import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Country, Failure, MemberInfo } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';
import type { phoneRecoveryMachine } from '../phone-recovery/phone-recovery.machine';

/** `country`: default country of the mobile number. */
type ForgotPasswordInput = { country: Country };

/**
 * A new password for players who forgot theirs: by a mailed link, or by a code to the phone. Meets s2.forgot.*,
 * s4.forgot-email.*.
 */
export const forgotPasswordMachine = setup({
  types: {
    /** `account`: the player who logged in by phone; null if a mail was sent or the player left. */
    context: {} as ForgotPasswordInput & {
      account: MemberInfo | null;
      phoneOffered: boolean;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'phone.selected' }
      | { type: 'email.selected' }
      | { type: 'notice.acknowledged' }
      | { type: 'leave.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as ForgotPasswordInput,
    output: {} as Ending,
    children: {} as { emailForm: 'emailForm'; phoneRecovery: 'phoneRecovery' },
    tags: {} as 'busy',
  },
  actors: {
    /** Checks whether recovery by phone is enabled. */
    readMethods: {} as PromiseActorLogic<{ phoneOffered: boolean }>,
    /** Collects the user name and address, and requests a link by mail. */
    emailForm: {} as typeof formMachine,
    /** Recovery by phone; the wiring provides the chart. */
    phoneRecovery: {} as typeof phoneRecoveryMachine,
  },
  guards: {
    sent: (_, params: { sent: boolean }) => params.sent,
    isPhoneOffered: ({ context }) => context.phoneOffered,
    backToEmail: (_, params: { back: boolean }) => params.back,
  },
  actions: {
    setMethods: assign({ phoneOffered: (_, params: { phoneOffered: boolean }) => params.phoneOffered }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    setAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    requestFormClose: sendTo('emailForm', { type: 'form.cancelled' }),
    forwardToPhone: sendTo('phoneRecovery', ({ event }) => event),
  },
}).createMachine({
  id: 'forgot-password',
  context: ({ input: { country } }) => ({ country, phoneOffered: false, failure: null, account: null }),
  initial: 'opening',
  output: ({ context: { account } }) => ({
    ...(account && { report: { type: 'login.completed', account, reset: true } }),
  }),
  states: {
    opening: {
      description: 'Looks up the available methods; the e-mail form is already shown.',
      meta: { requirements: ['s2.modal.forgot-password', 's2.forgot.mobile-switch', 's6.flag.mobile-password'] },
      tags: 'busy',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: { target: 'byEmail', actions: { type: 'setMethods', params: ({ event }) => event.output } },
        onError: { target: 'byEmail', description: 'E-mail is always available.' },
      },
      on: { 'leave.requested': 'ended' },
    },
    byEmail: {
      description:
        'By e-mail: the player enters user name and address; the device solves a proof of work, and the link is requested.',
      meta: {
        requirements: [
          's2.forgot.methods',
          's2.forgot.email-fields',
          's5.forgot.email-username',
          's5.forgot.email-address',
          's7.call.member-password-email',
          's3.forgot.email-payload',
        ],
      },
      exit: 'clearFailure',
      invoke: {
        id: 'emailForm',
        src: 'emailForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'mailed' },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
      on: {
        'phone.selected': { guard: 'isPhoneOffered', target: 'byPhone' },
        'leave.requested': {
          actions: 'requestFormClose',
          description: 'Waits until the current request has finished.',
        },
      },
    },
    mailed: {
      description: 'A confirmation replaces the form: a mail is on its way if the account exists.',
      meta: { requirements: ['s4.forgot-email.submit'] },
      on: { 'notice.acknowledged': 'ended', 'leave.requested': 'ended' },
    },
    byPhone: {
      description: 'By mobile number; its own chart decides when it can be closed.',
      meta: { requirements: ['s2.forgot.methods', 's2.forgot.mobile-fields', 's2.forgot.mobile-switch'] },
      invoke: {
        id: 'phoneRecovery',
        src: 'phoneRecovery',
        input: ({ context: { country } }) => ({ country }),
        onDone: [
          { guard: { type: 'backToEmail', params: ({ event }) => event.output }, target: 'byEmail' },
          { target: 'ended', actions: { type: 'setAccount', params: ({ event }) => event.output } },
        ],
        onError: { target: 'byEmail', actions: 'setFailure', description: 'The e-mail form shows the reason.' },
      },
      on: { 'email.selected': { actions: 'forwardToPhone' }, 'leave.requested': { actions: 'forwardToPhone' } },
    },
    ended: {
      description: 'Done, or left.',
      meta: { requirements: ['s2.modal.forgot-password', 's4.forgot-phone.finish', 's8.success.password-reset'] },
      type: 'final',
    },
  },
});
