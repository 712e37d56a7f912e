import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A field of a form and what is wrong with it. */
export type FieldProblem = { field: string; code: string };
/** What the form is about, where it is about one of several things: a session, a change that was begun. */
export type FormInput = { about: string | null };
export type FormOutput = { sent: boolean };

/**
 * One form of the security centre: checked, sent, refused or done. What is typed stays in the vault and in the form, never here. Whoever
 * invokes it says what is sent; the wiring provides that.
 */
export const formMachine = setup({
  types: {
    context: {} as { about: string | null; problems: FieldProblem[]; failure: Failure | null; sent: boolean },
    events: {} as { type: 'form.submitted' } | { type: 'form.left' },
    input: {} as FormInput,
    output: {} as FormOutput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Checks what was typed. */
    validate: fromPromise<FieldProblem[]>(notProvided('validate')),
    /** Sends it. */
    send: fromPromise<void, FormInput>(notProvided('send')),
  },
  guards: {
    hasProblems: (_, params: { problems: FieldProblem[] }) => params.problems.length > 0,
  },
  actions: {
    keepProblems: assign({ problems: (_, params: { problems: FieldProblem[] }) => params.problems }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetRejection: assign({ problems: [], failure: null }),
    noteSent: assign({ sent: true }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ ...input, problems: [], failure: null, sent: false }),
  initial: 'editing',
  output: ({ context }) => ({ sent: context.sent }),
  states: {
    editing: {
      description: 'The form is filled in.',
      meta: { requirements: ['own.security.password-asked'] },
      exit: 'forgetRejection',
      on: { 'form.submitted': 'validating', 'form.left': 'over' },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.security.password-asked'] } },
        invalid: {
          description: 'What is wrong is said under each field; what was typed stays.',
          meta: { requirements: ['s5.message.empty', 's5.message.real-name', 's5.message.verification-code'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The gateway refused, or was not reached: its message is shown, and what was typed stays.',
          meta: { requirements: ['s8.message.network-abnormal', 'own.security.password-asked'] },
          tags: 'rejected',
        },
      },
    },
    validating: {
      description: 'What was typed is checked before anything is sent.',
      meta: { requirements: ['s5.message.empty'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        onDone: [
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
          },
          { target: 'sending' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    sending: {
      description: 'It is sent.',
      meta: { requirements: ['own.security.password-asked'] },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ about: context.about }),
        onDone: { target: 'over', actions: 'noteSent' },
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    over: { description: 'Sent, or left.', meta: { requirements: ['own.security.password-asked'] }, type: 'final' },
  },
});
