import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../src/contract';
import type { formMachine } from '../form/form.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** `on`: the authenticator is set up already, and may be removed. */
export type TotpInput = { on: boolean };
export type TotpOutput = { changed: boolean };

/** An authenticator app set up, or removed. Its secret is in the vault, never here. Meets own.security.totp. */
export const totpEnrolmentMachine = setup({
  types: {
    context: {} as { on: boolean; changed: boolean; failure: Failure | null },
    events: {} as { type: 'retry.requested' } | { type: 'section.left' },
    input: {} as TotpInput,
    output: {} as TotpOutput,
    children: {} as { confirmForm: 'confirmForm'; removeForm: 'removeForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Has a secret made, and puts it and its QR picture into the vault. */
    beginTotp: fromPromise<void>(notProvided('beginTotp')),
    /** Asks for a code of the app and turns it on. */
    confirmForm: {} as typeof formMachine,
    /** Asks for a code and the password and removes it. */
    removeForm: {} as typeof formMachine,
  },
  guards: {
    isOn: ({ context }) => context.on,
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    noteChanged: assign({ changed: true }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'totp-enrolment',
  context: ({ input }) => ({ ...input, changed: false, failure: null }),
  initial: 'opening',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    opening: {
      description: 'Is it to be set up, or to be removed?',
      meta: { requirements: ['own.security.totp'] },
      always: [{ guard: 'isOn', target: 'removing' }, { target: 'beginning' }],
    },
    beginning: {
      description: 'A secret is made for the app.',
      meta: { requirements: ['own.security.totp'] },
      tags: 'busy',
      invoke: {
        id: 'beginTotp',
        src: 'beginTotp',
        onDone: 'confirming',
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'section.left': 'over' },
    },
    failed: {
      description: 'It could not be begun: try again, or go back.',
      meta: { requirements: ['own.security.totp', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'opening', 'section.left': 'over' },
    },
    confirming: {
      description: 'A QR code, and the secret as text, for the app; it is on only once a code of the app was right.',
      meta: { requirements: ['own.security.totp', 's4.login.unregistered-ip'] },
      invoke: {
        id: 'confirmForm',
        src: 'confirmForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) }, target: 'over', actions: 'noteChanged' },
          { target: 'over', description: 'Left: it stays off.' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    removing: {
      description: 'A code of the app and the password are asked before it is removed.',
      meta: { requirements: ['own.security.totp', 'own.security.password-asked'] },
      invoke: {
        id: 'removeForm',
        src: 'removeForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) }, target: 'over', actions: 'noteChanged' },
          { target: 'over', description: 'Left: it stays on.' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    over: { description: 'Back at the overview.', meta: { requirements: ['own.security.totp'] }, type: 'final' },
  },
});
