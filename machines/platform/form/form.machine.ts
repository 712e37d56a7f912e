import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { CashIn, Failure, Withdrawal } from '../../../src/contract';
import type { AgentContract } from '../../../src/contract/agents/agent-contracts';

/** A field of a form and the code of its error. */
export type FieldProblem = { field: string; code: string };
/** Subject of a form that can have several: a session, a started change. */
export type FormInput = { about: string | null };
/**
 * Extra result for the invoking chart: the outcome, the form's changed subject, or a failure that no correction can
 * fix.
 */
export type Word = string | Withdrawal | CashIn | AgentContract | Failure;
export type FormOutput = { sent: boolean; word?: Word };
/**
 * Result of validating the fields. `review`: valid, but a summary comes first; `passkey`: valid, but needs a passkey.
 */
export type FormValidation = { kind: 'right' } | { kind: 'review' } | { kind: 'passkey' } | Wrong;
/** `reviewed`: the player has confirmed the summary. */
export type ValidateInput = FormInput & { reviewed: boolean };
/** Outcome of the browser's dialog; the signature is in the vault. */
export type Confirmed = { kind: 'signed' | 'unsigned' };
/** `about`: the form's new subject, if the rejection changes it. */
type Wrong = { kind: 'wrong'; problems: FieldProblem[]; about?: string };
/** Outcome of submitting: fields that the gateway rejected, an unsent code, or a `word` for the invoking chart. */
export type Sent = Wrong | Unsent | { kind: 'sent'; word: Word } | undefined;
/** A code that belongs to the form could not be sent. */
type Unsent = { kind: 'unsent'; failure: Failure };
/** `field.edited`: the player typed into `field`; the input itself is in the vault. */
export type FormEvent =
  | { type: 'form.submitted' }
  | { type: 'field.edited'; field: string }
  | { type: 'failure.acknowledged' }
  | { type: 'form.cancelled' }
  | ReviewEvent;
type ReviewEvent = { type: 'review.confirmed' } | { type: 'review.cancelled' };

/**
 * A form: validated, corrected, sent, rejected or done. Input stays in the vault and the view, never in this chart. The
 * wiring decides what is sent. An error disappears as soon as it no longer applies. New errors appear only on submit,
 * never while the player types or leaves a field: half-typed input is not a mistake, and announcing it would interrupt
 * users of screen readers.
 */
export const formMachine = setup({
  types: {
    context: {} as ValidateInput & FormOutput & { problems: FieldProblem[]; failure: Failure | null },
    events: {} as
      | FormEvent
      | DoneActorEvent<FormValidation, 'validate' | 'check'>
      | DoneActorEvent<Confirmed, 'confirm'>
      | DoneActorEvent<Sent, 'send'>
      | ErrorActorEvent<Failure>,
    input: {} as FormInput,
    output: {} as FormOutput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Validates the input before it is sent. */
    validate: {} as PromiseActorLogic<FormValidation, ValidateInput>,
    /** Validates the current input; the gateway's errors stay until their fields are edited. */
    check: {} as PromiseActorLogic<FormValidation, FormInput & { problems: FieldProblem[] }>,
    /** Requests the passkey challenge from the gateway and opens the browser's own dialog. */
    confirm: {} as PromiseActorLogic<Confirmed, FormInput>,
    send: {} as PromiseActorLogic<Sent, FormInput>,
  },
  delays: { throttle: 1_000 },
  guards: {
    is: ({ event }, { kind }: { kind: FormValidation['kind'] | Confirmed['kind'] | 'unsent' }) =>
      'output' in event && event.output?.kind === kind,
    allFixed: ({ context }) => context.problems.length === 0,
  },
  actions: {
    setProblems: assign({
      about: ({ context, event }) =>
        ('output' in event && event.output?.kind === 'wrong' && event.output.about) || context.about,
      problems: ({ event }) => ('output' in event && event.output?.kind === 'wrong' ? event.output.problems : []),
    }),
    /** Keeps only the errors that still apply; new ones wait for submit. */
    setRemainingErrors: assign({
      problems: ({ context, event }) => {
        const found = 'output' in event && event.output?.kind === 'wrong' ? event.output.problems : [];
        return context.problems.filter((problem) =>
          found.some(({ field, code }) => field === problem.field && code === problem.code),
        );
      },
    }),
    setFailure: assign({ problems: [], failure: ({ event }) => ('error' in event ? event.error : null) }),
    setUnsent: assign({
      failure: ({ event }) => ('output' in event && event.output?.kind === 'unsent' ? event.output.failure : null),
    }),
    clearRejection: assign({ problems: [], failure: null }),
    setReviewed: assign({ reviewed: true }),
    clearReviewed: assign({ reviewed: false }),
    markSent: assign({
      sent: true,
      word: ({ event }) => ('output' in event && event.output?.kind === 'sent' ? event.output.word : undefined),
    }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ ...input, reviewed: false, problems: [], failure: null, sent: false }),
  initial: 'editing',
  output: ({ context: { sent, word } }) => ({ sent, ...(word && { word }) }),
  states: {
    editing: {
      description: 'The form is filled in.',
      meta: { requirements: ['own.security.password-required'] },
      entry: 'clearReviewed',
      exit: 'clearRejection',
      on: { 'form.submitted': 'validating', 'form.cancelled': 'ended' },
      initial: 'untouched',
      states: {
        untouched: { description: 'Waiting for input', meta: { requirements: ['own.security.password-required'] } },
        invalid: {
          description: 'Each invalid field shows its error, found here or by the gateway; the input stays.',
          meta: {
            requirements: [
              's5.message.empty',
              's5.message.real-name',
              's5.message.verification-code',
              's5.change-password.errors',
              's8.message.confirmation-password',
            ],
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
                input: ({ context: { about, problems } }) => ({ about, problems }),
                onDone: { target: 'waiting', actions: 'setRemainingErrors' },
                onError: { target: '#rejected', actions: 'setFailure' },
              },
            },
          },
        },
        fixed: {
          id: 'fixed',
          description: 'All errors are fixed; the form can be submitted again.',
          meta: { requirements: ['own.form.corrected'] },
        },
        rejected: {
          id: 'rejected',
          description: 'The gateway rejected the form or was unreachable; its message is shown, and the input stays.',
          meta: {
            requirements: ['s8.message.network-abnormal', 's8.message.slow-page', 'own.security.password-required'],
          },
          tags: 'rejected',
        },
        unsent: {
          description:
            "A code could not be sent; the gateway's message is shown with a confirm button, and the input stays.",
          meta: { requirements: ['s8.sms.send-failure'] },
          tags: 'rejected',
          on: { 'failure.acknowledged': '#form.throttled', 'form.submitted': '#form.throttled' },
        },
        unconfirmed: {
          description:
            "The browser's dialog was closed, or passkeys are unavailable; nothing was sent, and this is no error.",
          meta: { requirements: ['own.passkey.factor'] },
        },
      },
    },
    throttled: {
      description: 'Sending is held for a second after a code that could not be sent',
      meta: { requirements: ['s5.sms.throttle', 's9.const.sms-throttle'] },
      tags: 'busy',
      after: { throttle: 'editing' },
    },
    validating: {
      description: 'Validates the input before anything is sent.',
      meta: { requirements: ['s5.message.empty'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { about, reviewed } }) => ({ about, reviewed }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'editing.invalid', actions: 'setProblems' },
          { guard: { type: 'is', params: { kind: 'review' } }, target: 'reviewing' },
          { guard: { type: 'is', params: { kind: 'passkey' } }, target: 'confirming' },
          { target: 'sending' },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
    },
    reviewing: {
      description: 'Shows values that cannot be changed later once more before they are sent.',
      meta: { requirements: ['own.form.reviewed'] },
      on: {
        'review.confirmed': { target: 'validating', actions: 'setReviewed' },
        'review.cancelled': { target: 'editing', description: 'The player edits again; the input is still there.' },
      },
    },
    confirming: {
      description: "The browser's own dialog is open: the second factor is a passkey.",
      meta: { requirements: ['own.passkey.factor'] },
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ about: context.about }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'signed' } }, target: 'sending' },
          { target: 'editing.unconfirmed' },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
      on: { 'form.cancelled': 'ended' },
    },
    sending: {
      description: 'Sending.',
      meta: { requirements: ['own.security.password-required'] },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ about: context.about }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'editing.invalid', actions: 'setProblems' },
          { guard: { type: 'is', params: { kind: 'unsent' } }, target: 'editing.unsent', actions: 'setUnsent' },
          { target: 'ended', actions: 'markSent' },
        ],
        onError: { target: 'editing.rejected', actions: 'setFailure' },
      },
    },
    ended: { description: 'Sent, or left.', meta: { requirements: ['own.security.password-required'] }, type: 'final' },
  },
});
