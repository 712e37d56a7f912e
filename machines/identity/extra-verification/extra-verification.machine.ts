import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Proof, ProofDemand } from '../../../src/contract/identity/authentication';
import type { formMachine } from '../../platform/form/form.machine';
import type { Entry } from '../entry/entry.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';

/** Proofs that the account accepts, each with its masked recipient. */
export type Proofs = ProofDemand['proofs'];
/** The logged-in account and the gateway's response; the token is already stored. */
export type Proven = { username: string; entry: Entry };
/** Proofs that never replace an active second factor. */
const WEAKER: Proof[] = ['sms', 'email', 'bankName'];

/** `proven` is null if the login failed; `failure` is the reason, or null if the player left. */
export type ExtraVerificationOutput = { proven: Proven | null; failure: Failure | null };

/**
 * Extra verification of a login: for an unregistered address, or as a second factor. The vault holds the answer and the
 * choice to trust this browser. Meets s4.login.unregistered-ip, own.security.factor, own.passkey.factor.
 */
export const extraVerificationMachine = setup({
  types: {
    context: {} as ExtraVerificationOutput & { proofs: Proofs; kind: Proof; another: boolean },
    events: {} as
      | { type: 'proof.selected'; kind: Proof }
      | { type: 'choice.requested' }
      | { type: 'leave.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as { proofs: Proofs },
    output: {} as ExtraVerificationOutput,
    children: {} as { smsCode: 'smsCode'; mailCode: 'mailCode'; proofForm: 'proofForm' },
    tags: {} as 'busy',
  },
  actors: {
    /** SMS code and its countdown; the wiring provides the chart. */
    smsCode: {} as typeof smsCountdownMachine,
    /** E-mail code and its countdown; the wiring provides the chart. */
    mailCode: {} as typeof smsCountdownMachine,
    /**
     * Collects the selected proof (a passkey by the browser's dialog) and sends it encrypted. Counts as sent when the
     * gateway accepts it or reports that it is too late.
     */
    proofForm: {} as typeof formMachine,
    /** Reads the gateway's verdict and stores the token of a correct answer; fails if the answer was too late. */
    takeAnswer: {} as PromiseActorLogic<Proven>,
  },
  guards: {
    hasSingleMethod: ({ context }) => context.proofs.length === 1,
    /** True for a demand by second factor, which never offers a weaker proof. */
    byFactor: ({ context }) => context.proofs.every(({ kind }) => !WEAKER.includes(kind)),
    isOffered: ({ context, event }) => 'kind' in event && context.proofs.some(({ kind }) => kind === event.kind),
    hasSeveralMethods: ({ context }) => context.proofs.length > 1,
    bySms: ({ context }) => context.kind === 'sms',
    byEmail: ({ context }) => context.kind === 'email',
    sent: (_, params: { sent: boolean }) => params.sent,
    isAnotherMethodRequested: ({ context }) => context.another,
  },
  actions: {
    setKind: assign({ kind: (_, params: { kind: Proof }) => params.kind }),
    setVerified: assign({ proven: (_, params: { proven: Proven }) => params.proven, failure: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    /** During the check the last press counts. */
    setMethodRequest: assign({ another: ({ event }) => event.type === 'choice.requested' }),
    requestFormClose: sendTo('proofForm', { type: 'form.cancelled' }),
    // Only the gateway knows the recipient.
    requestSmsCode: sendTo('smsCode', { type: 'sms.requested', to: { number: '', dialingCode: '' } }),
    requestMailCode: sendTo('mailCode', { type: 'sms.requested', to: { number: '', dialingCode: '' } }),
  },
}).createMachine({
  id: 'extra-verification',
  context: ({ input: { proofs } }) => ({
    proofs,
    kind: proofs[0]?.kind ?? 'sms',
    another: false,
    proven: null,
    failure: null,
  }),
  initial: 'opening',
  output: ({ context: { proven, failure } }) => ({ proven, failure }),
  // A failed code countdown leaves the other proofs usable; the gateway reports any missing input.
  invoke: [
    { id: 'smsCode', src: 'smsCode', input: { purpose: 'proof' }, onError: { actions: 'setFailure' } },
    { id: 'mailCode', src: 'mailCode', input: { purpose: 'proof' }, onError: { actions: 'setFailure' } },
  ],
  states: {
    opening: {
      description:
        'The address is not registered, or the player has a second factor; with one method there is nothing to select.',
      meta: { requirements: ['s4.login.unregistered-ip', 'own.security.factor'] },
      always: [
        { guard: 'hasSingleMethod', target: 'sending' },
        {
          guard: 'byFactor',
          target: 'sending',
          description: 'A passkey or the app is available more often than a recovery code.',
        },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description:
        "The player selects a method: a code by SMS or e-mail, the name on the payout account, a passkey, the app's code, or a recovery code.",
      meta: { requirements: ['s4.login.unregistered-ip', 'own.security.factor', 'own.passkey.factor'] },
      on: {
        'proof.selected': {
          guard: 'isOffered',
          target: 'sending',
          actions: { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'leave.requested': 'cancelled',
      },
    },
    sending: {
      description: 'Sends a code if the method is a code.',
      meta: { requirements: ['s4.login.unregistered-ip', 's4.sms-countdown.running'] },
      always: [
        { guard: 'bySms', target: 'answering', actions: 'requestSmsCode' },
        { guard: 'byEmail', target: 'answering', actions: 'requestMailCode' },
        { target: 'answering' },
      ],
    },
    answering: {
      description:
        'The player types the second factor or signs with a passkey; a code can be resent after its countdown.',
      meta: {
        requirements: [
          's4.login.unregistered-ip',
          'own.security.factor',
          'own.passkey.factor',
          'own.security.trusted-browsers',
          's5.message.verification-code',
          's8.phone.code-invalid',
          's8.phone.code-expired',
          's8.message.network-abnormal',
        ],
      },
      invoke: {
        id: 'proofForm',
        src: 'proofForm',
        input: ({ context }) => ({ about: context.kind }),
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'answered' },
          { guard: 'isAnotherMethodRequested', target: 'choosing' },
          { target: 'cancelled' },
        ],
        onError: { target: 'expired', actions: 'setFailure' },
      },
      on: {
        'choice.requested': { guard: 'hasSeveralMethods', actions: ['setMethodRequest', 'requestFormClose'] },
        'leave.requested': {
          actions: ['setMethodRequest', 'requestFormClose'],
          description: 'Waits until the current check has finished.',
        },
      },
    },
    answered: {
      description: 'The gateway has accepted the second factor, or it was too late.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      tags: 'busy',
      invoke: {
        id: 'takeAnswer',
        src: 'takeAnswer',
        onDone: {
          target: 'verified',
          actions: { type: 'setVerified', params: ({ event }) => ({ proven: event.output }) },
        },
        onError: { target: 'expired', actions: 'setFailure' },
      },
    },
    verified: {
      description: 'The owner is confirmed: the address is registered, and the login continues.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      type: 'final',
    },
    expired: {
      description: 'Too late, or too many attempts: the login starts over.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      type: 'final',
    },
    cancelled: {
      description: 'Left without a second factor; the player is not logged in.',
      meta: { requirements: ['s8.message.verification-first'] },
      type: 'final',
      entry: 'clearFailure',
    },
  },
});
