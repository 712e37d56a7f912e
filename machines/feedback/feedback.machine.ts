import { assign, setup } from 'xstate';
import type { Failure } from '../../src/contract';
import type { FormOutput, formMachine } from '../form/form.machine';
import type { Ending } from '../host/host.machine';

/** A question, or a word, to the platform; its answer comes as a message. Meets s2.other.feedback-form, s7.call.feedback. */
export const feedbackMachine = setup({
  types: {
    /** `ticket`: the number of what was sent. */
    context: {} as { ticket: string | null; toMessages: boolean; failure: Failure | null },
    events: {} as { type: 'another.requested' } | { type: 'messages.requested' } | { type: 'retry.requested' },
    output: {} as Ending,
    children: {} as { feedbackForm: 'feedbackForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Asks what it is about, and for 10 to 500 characters, and sends them; its word is the number of the ticket. */
    feedbackForm: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    setTicket: assign({ ticket: (_, { word }: FormOutput) => (typeof word === 'string' ? word : null) }),
    leadToMessages: assign({ toMessages: true }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'feedback',
  context: { ticket: null, toMessages: false, failure: null },
  initial: 'writing',
  output: ({ context }) => (context.toMessages ? { next: { to: 'messageV2', centre: 'memberCentre' } } : {}),
  states: {
    writing: {
      description: 'What it is about, and the text: 10 to 500 characters.',
      meta: { requirements: ['s2.other.feedback-form', 's3.feedback.fields', 's5.message.feedback-length'] },
      invoke: {
        id: 'feedbackForm',
        src: 'feedbackForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'setTicket', params: ({ event }) => event.output },
          },
          { target: 'left', description: 'Left: nothing is sent.' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    sent: {
      description: 'It has arrived: the number of its ticket, and where the answer will be.',
      meta: { requirements: ['s7.call.feedback', 'own.feedback.answered'] },
      on: {
        'another.requested': 'writing',
        'messages.requested': { target: 'left', actions: 'leadToMessages' },
      },
    },
    failed: {
      description: 'The form failed: begin anew.',
      meta: { requirements: ['s2.other.feedback-form', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'writing' },
    },
    left: { description: 'Left, or on to the messages.', meta: { requirements: ['s2.other.feedback-form'] }, type: 'final' },
  },
});
