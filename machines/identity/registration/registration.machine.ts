import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Ending } from '../../platform/host/host.machine';
import type { registrationFormMachine } from '../registration-form/registration-form.machine';
import type { RegistrationFormOutput } from '../registration-form/registration-form.types';
import type { Linked, Offer, RegistrationContext, RegistrationEvent, RegistrationInput } from './registration.types';

/**
 * Registration: the rules and the invitation decide whether its form opens, and with what; the form leads to a new
 * player. Meets s4.registration.*, s5.registration.*.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as
      | RegistrationEvent
      | DoneActorEvent<Offer | Linked | RegistrationFormOutput>
      | ErrorActorEvent<Failure>,
    input: {} as RegistrationInput,
    output: {} as Ending,
    children: {} as { form: 'form' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the field rules, the enabled modules and the stored invitation code. */
    loadRules: {} as PromiseActorLogic<Offer>,
    /** Checks the invitation code of the link. */
    checkLink: {} as PromiseActorLogic<Linked, { code: string }>,
    /** The form, until the player is registered or leaves; the wiring provides the chart. */
    form: {} as typeof registrationFormMachine,
  },
  guards: {
    hasInvitationCode: ({ context }) => context.code !== '',
    isByInvitationOnly: ({ context }) => context.offer?.direct === false,
    isInvitationUnknown: ({ context, event }) =>
      context.offer?.direct === false && 'output' in event && 'kind' in event.output && event.output.kind === 'unknown',
    isRegistered: ({ event }) => 'output' in event && 'end' in event.output && event.output.end === 'registered',
    isToLogin: ({ event }) => 'output' in event && 'end' in event.output && event.output.end === 'login',
  },
  actions: {
    setOffer: assign(({ context: { code }, event }) =>
      'output' in event && 'rules' in event.output ? { offer: event.output, code: code || event.output.kept } : {},
    ),
    setLink: assign(({ context: { code }, event }, { kind }: { kind: Linked['kind'] | 'unchecked' }) => ({
      code: kind === 'known' ? code : '',
      invitation: { kind, code, inviter: 'output' in event && 'inviter' in event.output ? event.output.inviter : '' },
    })),
    setAccount: assign({
      account: ({ event }) => ('output' in event && 'account' in event.output ? event.output.account : null),
    }),
    setNextToLogin: assign({ next: { to: 'login' } }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    requestFormClose: sendTo('form', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    country: input.country,
    code: input.code ?? '',
    offer: null,
    invitation: null,
    failure: null,
    account: null,
    next: null,
  }),
  initial: 'loading',
  output: ({ context: { account, next } }) => ({
    ...(account && { report: { type: 'login.completed', account, begun: true } }),
    ...(next && { next }),
  }),
  states: {
    loading: {
      description: 'Loading the rules of the fields from the server.',
      meta: {
        requirements: [
          's7.call.setting-register',
          's5.registration.server-rules',
          's5.registration.fields',
          's3.validation.field-config',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'loadRules',
        src: 'loadRules',
        onDone: { target: 'offered', actions: 'setOffer' },
        onError: { target: 'loadFailed', actions: 'setFailure' },
      },
      on: { 'leave.requested': 'cancelled', 'login.requested': 'leftForLogin' },
    },
    loadFailed: {
      description: 'The rules could not be loaded, or the form failed; the reason is shown, and the player can retry.',
      meta: { requirements: ['own.registration.rules-unread'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'leave.requested': 'cancelled', 'login.requested': 'leftForLogin' },
    },
    offered: {
      description: 'The rules are loaded; checks for an invitation code from a link, now or earlier.',
      meta: {
        requirements: ['s4.registration.affiliate-field', 'own.registration.invitation-stored'],
      },
      always: [
        { guard: 'hasInvitationCode', target: 'checkingLink' },
        { guard: 'isByInvitationOnly', target: 'closed' },
        { target: 'form' },
      ],
    },
    checkingLink: {
      description: 'Checks the code of the link: shows who invited, or that the code is invalid, and then its field.',
      meta: {
        requirements: ['s4.registration.affiliate-field', 's7.call.agent-affiliate', 'own.registration.invited'],
      },
      tags: 'busy',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: 'isInvitationUnknown',
            target: 'closed',
            actions: { type: 'setLink', params: ({ event }) => event.output },
            description: 'Registration requires an invitation, and this code is invalid.',
          },
          { target: 'form', actions: { type: 'setLink', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: 'isByInvitationOnly',
            target: 'loadFailed',
            actions: 'setFailure',
            description: 'Without a response the form stays closed.',
          },
          { target: 'form', actions: { type: 'setLink', params: { kind: 'unchecked' } } },
        ],
      },
      on: { 'leave.requested': 'cancelled', 'login.requested': 'leftForLogin' },
    },
    closed: {
      description: 'Registration is by invitation only, and the player has no valid code; offers the login instead.',
      meta: {
        requirements: ['s6.flag.direct-registration', 'own.registration.invited-only', 's5.message.invitation-code'],
      },
      on: { 'leave.requested': 'cancelled', 'login.requested': 'leftForLogin' },
    },
    form: {
      description: 'The form is open, from the first field to the steps after the registration.',
      meta: {
        requirements: ['s2.modal.register', 's2.route.register', 's2.route.register-html', 's2.header.register-link'],
      },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { country, offer, code, invitation } }) => ({ country, offer, code, invitation }),
        onDone: [
          { guard: 'isRegistered', target: 'registered', actions: 'setAccount' },
          { guard: 'isToLogin', target: 'leftForLogin' },
          { target: 'cancelled' },
        ],
        onError: { target: 'loadFailed', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestFormClose' } },
    },
    registered: {
      description: 'Registered and logged in; the player continues.',
      meta: { requirements: ['s1.visitor.register', 's2.navigation.after-login'] },
      type: 'final',
    },
    leftForLogin: {
      description: 'The player has an account already; the login opens instead.',
      meta: { requirements: ['s2.register.login-link'] },
      entry: 'setNextToLogin',
      type: 'final',
    },
    cancelled: {
      description: 'Left without a session.',
      meta: { requirements: ['s2.modal.register'] },
      type: 'final',
    },
  },
});
