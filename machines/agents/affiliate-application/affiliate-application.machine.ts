import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { AffiliateStatus } from '../../../src/contract/agents/affiliate-endpoints';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';

export type AffiliateOutcome = {
  kind: 'none' | 'received' | 'inReview' | 'agent' | 'rejected';
  standing: AffiliateStatus;
};

/** Application to the agent programme: the form, then its status. Meets s2.other.affiliate-application. */
export const affiliateApplicationMachine = setup({
  types: {
    context: {} as { outcome: AffiliateOutcome | null; next: Ending['next'] | null; failure: Failure | null },
    events: {} as
      | { type: 'again.requested' }
      | { type: 'refresh.requested' }
      | { type: 'messages.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { applicationForm: 'applicationForm'; load: 'load' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Loads the player's status in the programme. */
    load: {} as PromiseActorLogic<AffiliateOutcome>,
    /** Collects where and how the applicant would promote the site, and submits the application. */
    applicationForm: {} as typeof formMachine,
  },
  guards: {
    is: ({ context }, params: { kind: AffiliateOutcome['kind'] }) => context.outcome?.kind === params.kind,
    sent: (_, params: FormOutput) => params.sent,
  },
  actions: {
    setOutcome: assign({ outcome: (_, params: { outcome: AffiliateOutcome }) => params.outcome }),
    setNextToMessages: assign({ next: { to: 'messageV2', centre: 'memberCentre' } }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'affiliate-application',
  context: { outcome: null, next: null, failure: null },
  initial: 'loading',
  output: ({ context }) => (context.next ? { next: context.next } : {}),
  states: {
    loading: {
      description: "Loads the player's status in the agent programme.",
      meta: { requirements: ['s2.other.affiliate-application'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'routing',
          actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    routing: {
      description: "Checks whether the player has applied, and the application's status.",
      meta: { requirements: ['s2.other.affiliate-application'] },
      always: [
        { guard: { type: 'is', params: { kind: 'received' } }, target: 'received' },
        { guard: { type: 'is', params: { kind: 'inReview' } }, target: 'inReview' },
        { guard: { type: 'is', params: { kind: 'agent' } }, target: 'agent' },
        { guard: { type: 'is', params: { kind: 'rejected' } }, target: 'rejected' },
        { target: 'applying' },
      ],
    },
    applying: {
      description: 'The form: where and how the player would advertise, and what is expected of agents.',
      meta: { requirements: ['s2.other.affiliate-application'] },
      invoke: {
        id: 'applicationForm',
        src: 'applicationForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'loading',
            description: 'Sent: shows the application as the gateway has stored it.',
          },
          { target: 'closed', description: 'Closed; nothing is sent.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    received: {
      description: 'Received: shows its number, and that the answer comes as a message.',
      meta: { requirements: ['s2.other.affiliate-application', 'own.affiliate.states'] },
      on: { 'refresh.requested': 'loading', 'messages.requested': { target: 'closed', actions: 'setNextToMessages' } },
    },
    inReview: {
      description: 'In review.',
      meta: { requirements: ['own.affiliate.states'] },
      on: { 'refresh.requested': 'loading', 'messages.requested': { target: 'closed', actions: 'setNextToMessages' } },
    },
    agent: {
      description: 'The player is an agent: shows the invitation code and where newcomers enter it.',
      meta: { requirements: ['own.affiliate.states'] },
      on: { 'messages.requested': { target: 'closed', actions: 'setNextToMessages' } },
    },
    rejected: {
      description: 'Rejected: shows the reason and the way to another application.',
      meta: { requirements: ['own.affiliate.states'] },
      on: { 'again.requested': 'applying', 'messages.requested': { target: 'closed', actions: 'setNextToMessages' } },
    },
    failed: {
      description: 'Loading or the form failed: try again.',
      meta: { requirements: ['s8.message.network-abnormal', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    closed: {
      description: 'Left, or on to the messages.',
      meta: { requirements: ['s2.other.affiliate-application'] },
      type: 'final',
    },
  },
});
