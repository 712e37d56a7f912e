import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';

/**
 * `member`: the answer arrives as a message. `visitor`: not logged in, or a free demo; the answer goes to a reply
 * address.
 */
export type Author = 'member' | 'visitor';

/**
 * Feedback to the operators, with or without an account. Meets s2.other.feedback-form, s7.call.feedback,
 * own.feedback.visitor.
 */
export const feedbackMachine = setup({
  types: {
    /** `ticket`: number of the last feedback sent. */
    context: {} as { author: Author; ticket: string | null; toMessages: boolean; failure: Failure | null },
    events: {} as
      | { type: 'another.requested' }
      | { type: 'messages.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { feedbackForm: 'feedbackForm'; visitorForm: 'visitorForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Finds out whether the author has an account that can receive the answer. */
    loadAuthor: {} as PromiseActorLogic<Author>,
    /** Collects subject and text (10 to 500 characters); its `word` is the ticket number. */
    feedbackForm: {} as typeof formMachine,
    /** Like `feedbackForm`, with a reply address; sent after a proof of work. */
    visitorForm: {} as typeof formMachine,
  },
  guards: {
    isMember: ({ context }) => context.author === 'member',
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    setAuthor: assign({ author: (_, params: { author: Author }) => params.author }),
    setTicket: assign({ ticket: (_, { word }: FormOutput) => (typeof word === 'string' ? word : null) }),
    setNextToMessages: assign({ toMessages: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'feedback',
  context: { author: 'visitor', ticket: null, toMessages: false, failure: null },
  initial: 'identifying',
  output: ({ context }) => (context.toMessages ? { next: { to: 'messageV2', centre: 'memberCentre' } } : {}),
  states: {
    identifying: {
      description: 'Checks if the author is logged in.',
      meta: { requirements: ['own.feedback.visitor'] },
      tags: 'busy',
      invoke: {
        id: 'loadAuthor',
        src: 'loadAuthor',
        onDone: {
          target: 'routing',
          actions: { type: 'setAuthor', params: ({ event }) => ({ author: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    routing: {
      description: 'Members get the form without a reply address, all others the form with one.',
      meta: { requirements: ['own.feedback.visitor'] },
      always: [{ guard: 'isMember', target: 'writing' }, { target: 'writingAsVisitor' }],
    },
    writing: {
      description: 'Form of a member: subject, and a text of 10 to 500 characters.',
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
          { target: 'closed', description: 'Closed: nothing is sent.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    writingAsVisitor: {
      description: 'Form of a visitor: a reply address as well; sending it takes a proof of work.',
      meta: { requirements: ['s2.other.feedback-form', 'own.feedback.visitor', 's5.message.feedback-length'] },
      invoke: {
        id: 'visitorForm',
        src: 'visitorForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'sentByVisitor',
            actions: { type: 'setTicket', params: ({ event }) => event.output },
          },
          { target: 'closed', description: 'Closed: nothing is sent.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    sent: {
      description: 'Sent: shows the number of the ticket; the answer comes as a message.',
      meta: { requirements: ['s7.call.feedback', 'own.feedback.answered'] },
      on: {
        'another.requested': 'writing',
        'messages.requested': { target: 'closed', actions: 'setNextToMessages' },
      },
    },
    sentByVisitor: {
      description: 'Sent: shows the number of the ticket; the answer goes to the reply address.',
      meta: { requirements: ['own.feedback.visitor'] },
      on: { 'another.requested': 'writingAsVisitor' },
    },
    failed: {
      description: 'Loading or the form failed; the player can start again.',
      meta: { requirements: ['s2.other.feedback-form', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'identifying' },
    },
    closed: {
      description: 'Closed, or on to the messages.',
      meta: { requirements: ['s2.other.feedback-form'] },
      type: 'final',
    },
  },
});
