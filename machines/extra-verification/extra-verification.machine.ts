import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../src/contract';
import type { Proof, ProofDemand } from '../../src/contract/ways-in';
import type { Entry } from '../entry/entry.machine';
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** The proofs that the account can give, each with as much of where it goes as its owner needs. */
export type Proofs = ProofDemand['proofs'];
/** The account that came in, and what the gateway said of it; the token is already in its place. */
export type Proven = { username: string; entry: Entry };
/** `proven` is null where nobody came in; `failure` says why, unless the player has left. */
export type ExtraVerificationOutput = { proven: Proven | null; failure: Failure | null };

/** One more proof for a log-in from an unregistered address. What is answered is in the vault. Meets s4.login.unregistered-ip. */
export const extraVerificationMachine = setup({
  types: {
    context: {} as { proofs: Proofs; kind: Proof; proven: Proven | null; failure: Failure | null },
    events: {} as
      | { type: 'proof.chosen'; kind: Proof }
      | { type: 'choice.requested' }
      | { type: 'form.submitted' }
      | { type: 'leave.requested' },
    input: {} as { proofs: Proofs },
    output: {} as ExtraVerificationOutput,
    children: {} as { smsCode: 'smsCode'; mailCode: 'mailCode' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** The code by SMS and its countdown; the wiring provides the chart. */
    smsCode: {} as typeof smsCountdownMachine,
    /** The code by e-mail and its countdown, likewise. */
    mailCode: {} as typeof smsCountdownMachine,
    /** Whether something was typed at all. */
    validate: fromPromise<{ missing: boolean }>(notProvided('validate')),
    /** The sealed answer. Stores the token where it was right. */
    checkAnswer: fromPromise<Proven, { kind: Proof }>(notProvided('checkAnswer')),
  },
  guards: {
    onlyOne: ({ context }) => context.proofs.length === 1,
    several: ({ context }) => context.proofs.length > 1,
    bySms: ({ context }) => context.kind === 'sms',
    byEmail: ({ context }) => context.kind === 'email',
    missing: (_, params: { missing: boolean }) => params.missing,
    isOver: (_, params: { error: unknown }) => (params.error as Failure).code === 'proof.expired',
  },
  actions: {
    keepKind: assign({ kind: (_, params: { kind: Proof }) => params.kind }),
    keepProven: assign({ proven: (_, params: { proven: Proven }) => params.proven }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
    // Where it goes the gateway knows, and the page never does.
    askForSms: sendTo('smsCode', { type: 'sms.requested', to: { number: '', dialingCode: '' } }),
    askForMail: sendTo('mailCode', { type: 'sms.requested', to: { number: '', dialingCode: '' } }),
  },
}).createMachine({
  id: 'extra-verification',
  context: ({ input: { proofs } }) => ({ proofs, kind: proofs[0]?.kind ?? 'sms', proven: null, failure: null }),
  initial: 'opening',
  output: ({ context: { proven, failure } }) => ({ proven, failure }),
  // Where one of them breaks down the other proofs go on, and the gateway says what is missing.
  invoke: [
    {
      id: 'smsCode',
      src: 'smsCode',
      input: { purpose: 'proof' },
      onError: { actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'mailCode',
      src: 'mailCode',
      input: { purpose: 'proof' },
      onError: { actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
    },
  ],
  states: {
    opening: {
      description: 'The log-in comes from an unregistered address: with one proof to give there is nothing to choose.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      always: [{ guard: 'onlyOne', target: 'sending' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The player chooses a proof: a code by SMS or e-mail, the code of the app, or the name of the bank account.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      on: {
        'proof.chosen': { target: 'sending', actions: { type: 'keepKind', params: ({ event }) => ({ kind: event.kind }) } },
        'leave.requested': 'cancelled',
      },
    },
    sending: {
      description: 'A code is sent where the proof is one.',
      meta: { requirements: ['s4.login.unregistered-ip', 's4.sms-countdown.running'] },
      always: [
        { guard: 'bySms', target: 'answering', actions: 'askForSms' },
        { guard: 'byEmail', target: 'answering', actions: 'askForMail' },
        { target: 'answering' },
      ],
    },
    answering: {
      description: 'The proof is typed in; a code may be sent again when its countdown is over.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      tags: 'form',
      exit: 'forgetFailure',
      on: {
        'form.submitted': 'validating',
        'choice.requested': { guard: 'several', target: 'choosing' },
        'leave.requested': 'cancelled',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s4.login.unregistered-ip'] } },
        empty: {
          description: 'Nothing was typed.',
          meta: { requirements: ['s5.message.verification-code'] },
          tags: 'rejected',
        },
        refused: {
          description: 'It was not right, or could not be sent; the reason is shown, and it can be tried again.',
          meta: { requirements: ['s8.phone.code-invalid', 's8.phone.code-expired', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: 'Was something typed?',
      meta: { requirements: ['s5.message.verification-code'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        onDone: [
          { guard: { type: 'missing', params: ({ event }) => ({ missing: event.output.missing }) }, target: 'answering.empty' },
          { target: 'checking' },
        ],
        onError: { target: 'answering.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    checking: {
      description: 'The gateway looks at the answer.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      tags: 'busy',
      invoke: {
        id: 'checkAnswer',
        src: 'checkAnswer',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'passed', actions: { type: 'keepProven', params: ({ event }) => ({ proven: event.output }) } },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'over',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'answering.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    passed: {
      description: 'It is the account’s owner: the address is registered, and the log-in goes on.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      type: 'final',
    },
    over: {
      description: 'Too late, or tried too often: the log-in begins anew.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      type: 'final',
    },
    cancelled: {
      description: 'Left without a proof: nobody is logged in.',
      meta: { requirements: ['s8.message.verification-first'] },
      type: 'final',
    },
  },
});
