import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';

/** Purpose: setting up the app, removing it, or new recovery codes. */
export type TotpInput = { wanted: 'app' | 'removal' | 'codes' };
type TotpOutput = { changed: boolean };

/**
 * Setup and removal of an authenticator app, and its recovery codes. Secret and codes are in the vault, never here.
 * Meets own.security.totp.
 */
export const totpEnrolmentMachine = setup({
  types: {
    context: {} as TotpInput & TotpOutput & { failure: Failure | null },
    events: {} as
      | { type: 'codes.saved' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    input: {} as TotpInput,
    output: {} as TotpOutput,
    children: {} as { [Form in 'passwordForm' | 'confirmForm' | 'renewForm' | 'removeForm']: Form },
    tags: {} as 'rejected',
  },
  actors: {
    /**
     * Collects the password and, if one is set up, a second factor, and requests a secret; the secret and its QR
     * picture go into the vault.
     */
    passwordForm: {} as typeof formMachine,
    /** Collects a code from the app and activates it; the recovery codes go into the vault. */
    confirmForm: {} as typeof formMachine,
    /** Collects a factor and the password, and requests new recovery codes, which go into the vault. */
    renewForm: {} as typeof formMachine,
    /** Collects a factor and the password, and removes the app. */
    removeForm: {} as typeof formMachine,
  },
  guards: {
    isPurpose: ({ context }, { wanted }: TotpInput) => context.wanted === wanted,
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    markChanged: assign({ changed: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'totp-enrolment',
  context: ({ input }) => ({ ...input, changed: false, failure: null }),
  initial: 'opening',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    opening: {
      description: 'Checks what is requested: removing the app, renewing the recovery codes, or setting it up.',
      meta: { requirements: ['own.security.totp', 'own.security.recovery-codes'] },
      always: [
        { guard: { type: 'isPurpose', params: { wanted: 'removal' } }, target: 'removing' },
        { guard: { type: 'isPurpose', params: { wanted: 'codes' } }, target: 'renewing' },
        { target: 'confirmingIdentity' },
      ],
    },
    confirmingIdentity: {
      description: 'Asks for the password, and for a passkey if there is one, before a secret is created for the app.',
      meta: { requirements: ['own.security.totp', 'own.security.password-required'] },
      invoke: {
        id: 'passwordForm',
        src: 'passwordForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'confirming' },
          { target: 'ended', description: 'Left; it stays off.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    confirming: {
      description: 'A QR code, and the secret as text, for the app; it is enabled only after a correct code.',
      meta: { requirements: ['own.security.totp', 'own.security.factor'] },
      invoke: {
        id: 'confirmForm',
        src: 'confirmForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: 'markChanged',
          },
          { target: 'ended', description: 'Left; it stays off.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    renewing: {
      description:
        'Asks for a code of the app or a recovery code, and the password, before the recovery codes are renewed.',
      meta: { requirements: ['own.security.recovery-codes', 'own.security.password-required'] },
      invoke: {
        id: 'renewForm',
        src: 'renewForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: 'markChanged',
          },
          { target: 'ended', description: 'Left; the old codes stay valid.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    showingCodes: {
      description: 'Ten recovery codes, shown only once: the player copies, prints or saves them and confirms it.',
      meta: { requirements: ['own.security.recovery-codes'] },
      on: { 'codes.saved': 'ended' },
    },
    removing: {
      description: 'Asks for a code of the app or a recovery code, and the password, before it is removed.',
      meta: { requirements: ['own.security.totp', 'own.security.password-required'] },
      invoke: {
        id: 'removeForm',
        src: 'removeForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'ended', actions: 'markChanged' },
          { target: 'ended', description: 'Left; it stays on.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'A part has failed: try again, or go back.',
      meta: { requirements: ['own.security.totp', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'opening', 'section.closed': 'ended' },
    },
    ended: { description: 'Back at the overview.', meta: { requirements: ['own.security.totp'] }, type: 'final' },
  },
});
