import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Ending, Place } from '../../platform/host/host.machine';
import type { EntryOutput, entryMachine } from '../entry/entry.machine';
import type { Proven } from '../extra-verification/extra-verification.machine';

/** Outcome of the browser's dialog; the signature is in the vault. */
export type Signing = { kind: 'signed' | 'cancelled' | 'unable' };

const NOT_PROVEN: Proven = {
  username: '',
  entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
};

/** Login by passkey: without a user name or any further proof. Meets own.passkey.login. */
export const passkeyLoginMachine = setup({
  types: {
    context: {} as Pick<EntryOutput, 'account'> & { proven: Proven; failure: Failure | null; next: Place | null },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'next.selected'; next: Place }
      | { type: 'leave.requested' }
      | DoneActorEvent<Signing | Proven | EntryOutput>
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { entry: 'entry' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Requests a challenge from the gateway and opens the browser's own dialog; the signature goes into the vault. */
    sign: {} as PromiseActorLogic<Signing>,
    /** Sends the signature to the gateway and stores the token. */
    logIn: {} as PromiseActorLogic<Proven>,
    /** Steps after every login; the wiring provides the chart. */
    entry: {} as typeof entryMachine,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Signing['kind'] }) =>
      'output' in event && 'kind' in event.output && event.output.kind === kind,
    isLoggedIn: ({ event }) => 'output' in event && 'account' in event.output && event.output.account !== null,
  },
  actions: {
    setVerified: assign({
      proven: ({ context, event }) => ('output' in event && 'username' in event.output ? event.output : context.proven),
    }),
    setAccount: assign({
      account: ({ event }) => ('output' in event && 'account' in event.output ? event.output.account : null),
    }),
    setNext: assign({ next: (_, params: { next: Place }) => params.next }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    requestEntryClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'passkey-login',
  context: { account: null, proven: NOT_PROVEN, failure: null, next: null },
  initial: 'signing',
  output: ({ context: { account, next } }) => ({
    ...(account && { report: { type: 'login.completed', account } }),
    ...(next && { next }),
  }),
  states: {
    signing: {
      description:
        "The browser's own dialog is open: the player selects a passkey and confirms with a finger, a face or a PIN.",
      meta: { requirements: ['own.passkey.login'] },
      entry: 'clearFailure',
      invoke: {
        id: 'sign',
        src: 'sign',
        onDone: [
          { guard: { type: 'is', params: { kind: 'signed' } }, target: 'loggingIn' },
          { guard: { type: 'is', params: { kind: 'cancelled' } }, target: 'stopped.cancelled' },
          { target: 'stopped.unable' },
        ],
        onError: { target: 'stopped.rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': 'cancelled' },
    },
    stopped: {
      description: 'The login failed: try again, or use another method.',
      meta: { requirements: ['own.passkey.login'] },
      on: {
        'retry.requested': 'signing',
        'next.selected': {
          target: 'cancelled',
          actions: { type: 'setNext', params: ({ event }) => ({ next: event.next }) },
        },
        'leave.requested': 'cancelled',
      },
      initial: 'cancelled',
      states: {
        cancelled: {
          description: "The browser's dialog was closed, or no passkey was available; this is no error.",
          meta: { requirements: ['own.passkey.login'] },
        },
        unable: {
          description: 'This page, browser or device has no passkeys.',
          meta: { requirements: ['own.passkey.login'] },
          tags: 'rejected',
        },
        rejected: {
          description: 'The gateway rejected the passkey or was unreachable; its message is shown.',
          meta: { requirements: ['own.passkey.login', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    loggingIn: {
      description: 'The gateway verifies the signature and looks up the account.',
      meta: { requirements: ['own.passkey.login', 's4.login.success-stored'] },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        onDone: { target: 'entering', actions: 'setVerified' },
        onError: { target: 'stopped.rejected', actions: 'setFailure' },
      },
    },
    entering: {
      description: 'The steps after every login; without a password there is none to check.',
      meta: { requirements: ['own.passkey.login', 's4.login.after-login'] },
      tags: 'busy',
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { proven } }) => ({ ...proven, judged: false }),
        onDone: [
          { guard: 'isLoggedIn', target: 'loggedIn', actions: 'setAccount' },
          { target: 'cancelled', description: 'The player has left.' },
        ],
        onError: { target: 'stopped.rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestEntryClose' } },
    },
    loggedIn: {
      description: 'Logged in; the player continues.',
      meta: { requirements: ['own.passkey.login', 's2.navigation.after-login'] },
      type: 'final',
    },
    cancelled: {
      description: 'The dialog is closed without a login.',
      meta: { requirements: ['s4.modal.escape'] },
      type: 'final',
    },
  },
});
