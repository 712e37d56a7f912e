import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, PaymentPasswordState } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';

type PaymentPasswordOutput = { changed: boolean };

/**
 * The payment password, required before money leaves: set, changed, or locked after wrong attempts. Passwords are in
 * the vault, never here.
 */
export const paymentPasswordMachine = setup({
  types: {
    context: {} as { status: PaymentPasswordState; secondsLeft: number; changed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'countdown.ticked'; secondsLeft: number }
      | { type: 'countdown.ended' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    output: {} as PaymentPasswordOutput,
    children: {} as { setForm: 'setForm'; changeForm: 'changeForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads whether a payment password is set, and until when it is locked. */
    loadStatus: {} as PromiseActorLogic<PaymentPasswordState>,
    /** Collects the login password and, twice, the new payment password. */
    setForm: {} as typeof formMachine,
    /** Like `setForm`, and also collects the current payment password. */
    changeForm: {} as typeof formMachine,
    /** Sends `countdown.ticked` every second, and `countdown.ended` at the deadline, by the server's clock. */
    countdown: {} as CallbackActorLogic<AnyEventObject, { deadline: number }>,
  },
  guards: {
    isLockedOut: ({ context }) => context.status.lockedUntil !== null,
    hasPaymentPassword: ({ context }) => context.status.set,
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    setStatus: assign({ status: (_, params: { status: PaymentPasswordState }) => params.status }),
    setSecondsLeft: assign({ secondsLeft: (_, params: { secondsLeft: number }) => params.secondsLeft }),
    markChanged: assign({ changed: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'payment-password',
  context: {
    status: { set: false, lockedUntil: null, factorAsked: null },
    secondsLeft: 0,
    changed: false,
    failure: null,
  },
  initial: 'loading',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    loading: {
      description: 'Checks whether a payment password is set.',
      meta: { requirements: ['own.payment-password.set'] },
      tags: 'busy',
      invoke: {
        id: 'loadStatus',
        src: 'loadStatus',
        onDone: {
          target: 'routing',
          actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'section.closed': 'ended' },
    },
    failed: {
      description: 'Loading or the form has failed: try again, or go back.',
      meta: { requirements: ['own.payment-password.set', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'section.closed': 'ended' },
    },
    routing: {
      description: 'Checks whether it is locked, and whether to change or set it.',
      meta: { requirements: ['own.payment-password.set', 'own.payment-password.locked'] },
      always: [
        { guard: 'isLockedOut', target: 'locked' },
        { guard: 'hasPaymentPassword', target: 'changing' },
        { target: 'setting' },
      ],
    },
    setting: {
      description: 'Setting the payment password, with the login password.',
      meta: { requirements: ['own.payment-password.set', 'own.security.password-required'] },
      invoke: {
        id: 'setForm',
        src: 'setForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'ended',
            actions: 'markChanged',
          },
          { target: 'ended', description: 'Left; it is still missing.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    changing: {
      description: 'Changing it, with the login password and the old one.',
      meta: { requirements: ['own.payment-password.set', 'own.security.password-required'] },
      invoke: {
        id: 'changeForm',
        src: 'changeForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'ended',
            actions: 'markChanged',
          },
          { target: 'ended', description: 'Left; the old one stays.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    locked: {
      description: 'Locked after too many wrong attempts; the time left is shown.',
      meta: { requirements: ['own.payment-password.locked'] },
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.status.lockedUntil ?? 0 }),
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: {
        'countdown.ticked': {
          actions: { type: 'setSecondsLeft', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
        },
        'countdown.ended': 'loading',
        'section.closed': 'ended',
      },
    },
    ended: {
      description: 'Set, changed, or left.',
      meta: { requirements: ['own.payment-password.set'] },
      type: 'final',
    },
  },
});
