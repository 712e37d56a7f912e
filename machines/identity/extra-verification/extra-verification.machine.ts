import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Proof, ProofDemand } from '../../../src/contract/identity/ways-in';
import type { formMachine } from '../../platform/form/form.machine';
import type { Entry } from '../entry/entry.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';

/** The proofs that the account can give, each with as much of where it goes as its owner needs. */
export type Proofs = ProofDemand['proofs'];
/** The account that came in, and what the gateway said of it; the token is already in its place. */
export type Proven = { username: string; entry: Entry };
/** Proofs that never replace a second factor in use. */
const WEAKER: Proof[] = ['sms', 'email', 'bankName'];

/** `proven` is null where nobody came in; `failure` says why, unless the player has left. */
export type ExtraVerificationOutput = { proven: Proven | null; failure: Failure | null };

/**
 * An extra proof for a login: from an unregistered address, or by a second factor. The answer, and whether this browser is to
 * be trusted, is in the vault. Meets s4.login.unregistered-ip, own.security.factor, own.passkey.factor.
 */
export const extraVerificationMachine = setup({
  types: {
    context: {} as ExtraVerificationOutput & { proofs: Proofs; kind: Proof; another: boolean },
    events: {} as
      | { type: 'proof.chosen'; kind: Proof }
      | { type: 'choice.requested' }
      | { type: 'leave.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as { proofs: Proofs },
    output: {} as ExtraVerificationOutput,
    children: {} as { smsCode: 'smsCode'; mailCode: 'mailCode'; proofForm: 'proofForm' },
    tags: {} as 'busy',
  },
  actors: {
    /** The code by SMS and its countdown; the wiring provides the chart. */
    smsCode: {} as typeof smsCountdownMachine,
    /** The code by e-mail and its countdown, likewise. */
    mailCode: {} as typeof smsCountdownMachine,
    /** Asks for the proof that it is about, a passkey by the browser's dialog, and sends it, sealed: it is sent once the gateway takes it, or says that it is too late. */
    proofForm: {} as typeof formMachine,
    /** Reads the gateway's verdict. Stores the token of a right answer; fails when it was too late. */
    takeAnswer: {} as PromiseActorLogic<Proven>,
  },
  guards: {
    onlyOne: ({ context }) => context.proofs.length === 1,
    /** Nothing weaker is offered beside a factor, so the first says which demand it is. */
    byFactor: ({ context }) => context.proofs.every(({ kind }) => !WEAKER.includes(kind)),
    isOffered: ({ context, event }) => 'kind' in event && context.proofs.some(({ kind }) => kind === event.kind),
    several: ({ context }) => context.proofs.length > 1,
    bySms: ({ context }) => context.kind === 'sms',
    byEmail: ({ context }) => context.kind === 'email',
    sent: (_, params: { sent: boolean }) => params.sent,
    anotherWanted: ({ context }) => context.another,
  },
  actions: {
    setKind: assign({ kind: (_, params: { kind: Proof }) => params.kind }),
    setProven: assign({ proven: (_, params: { proven: Proven }) => params.proven, failure: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    /** The last press during the check counts. */
    noteWay: assign({ another: ({ event }) => event.type === 'choice.requested' }),
    askFormToClose: sendTo('proofForm', { type: 'form.left' }),
    // Only the gateway knows the recipient.
    askForSms: sendTo('smsCode', { type: 'sms.requested', to: { number: '', dialingCode: '' } }),
    askForMail: sendTo('mailCode', { type: 'sms.requested', to: { number: '', dialingCode: '' } }),
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
  // If one of them fails, the other proofs go on, and the gateway reports what is missing.
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
        { guard: 'onlyOne', target: 'sending' },
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
        'proof.chosen': {
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
        { guard: 'bySms', target: 'answering', actions: 'askForSms' },
        { guard: 'byEmail', target: 'answering', actions: 'askForMail' },
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
          { guard: 'anotherWanted', target: 'choosing' },
          { target: 'cancelled' },
        ],
        onError: { target: 'over', actions: 'setFailure' },
      },
      on: {
        'choice.requested': { guard: 'several', actions: ['noteWay', 'askFormToClose'] },
        'leave.requested': {
          actions: ['noteWay', 'askFormToClose'],
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
        onDone: { target: 'passed', actions: { type: 'setProven', params: ({ event }) => ({ proven: event.output }) } },
        onError: { target: 'over', actions: 'setFailure' },
      },
    },
    passed: {
      description: 'The owner is confirmed: the address is registered, and the login continues.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      type: 'final',
    },
    over: {
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
