import { setup } from 'xstate';

/** Operators' acts on an application. */
type AffiliateLifecycleEvent = { type: 'ops.reviewed' } | { type: 'ops.approved' } | { type: 'ops.rejected' };
/** Notifications to the applicant. */
type AffiliateNews = { news: 'received' | 'inReview' | 'approved' | 'rejected' };

/**
 * The life of an application to the agent programme, owned by the gateway, which runs it through `transition()`: its actions are carried out
 * in the transaction of the step. The names of its states are what they are called on the wire. Meets s2.other.affiliate-application.
 */
export const affiliateLifecycleMachine = setup({
  types: {
    events: {} as AffiliateLifecycleEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Makes the applicant an agent with an invitation code. */
    makeAgent: () => {},
    tellApplicant: (_, _params: AffiliateNews) => {},
  },
}).createMachine({
  id: 'affiliate-lifecycle',
  initial: 'received',
  states: {
    received: {
      description: 'Submitted: the applicant has its number and waits for an operator.',
      meta: { requirements: ['s2.other.affiliate-application', 'own.affiliate.states'] },
      tags: 'open',
      entry: { type: 'tellApplicant', params: { news: 'received' } },
      on: { 'ops.reviewed': 'inReview', 'ops.approved': 'approved', 'ops.rejected': 'rejected' },
    },
    inReview: {
      description: 'In review by an operator; the applicant knows.',
      meta: { requirements: ['own.affiliate.states'] },
      tags: 'open',
      entry: { type: 'tellApplicant', params: { news: 'inReview' } },
      on: { 'ops.approved': 'approved', 'ops.rejected': 'rejected' },
    },
    approved: {
      description: 'The applicant is an agent, with an invitation code that the message names.',
      meta: { requirements: ['own.affiliate.states'] },
      type: 'final',
      entry: ['makeAgent', { type: 'tellApplicant', params: { news: 'approved' } }],
    },
    rejected: {
      description: 'Rejected with a reason; another application can follow.',
      meta: { requirements: ['own.affiliate.states'] },
      type: 'final',
      entry: { type: 'tellApplicant', params: { news: 'rejected' } },
    },
  },
});
