import { setup } from 'xstate';

/** Operators' actions on an application. */
type AffiliateLifecycleEvent = { type: 'ops.reviewed' } | { type: 'ops.approved' } | { type: 'ops.rejected' };
/** Notifications to the applicant. */
type AffiliateNews = { news: 'received' | 'inReview' | 'approved' | 'rejected' };

/**
 * Lifecycle of an application to the agent programme. The gateway runs it through `transition()` and executes its
 * actions in the same transaction. State names are the wire values. Meets s2.other.affiliate-application.
 */
export const affiliateLifecycleMachine = setup({
  types: {
    events: {} as AffiliateLifecycleEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Makes the applicant an agent with an invitation code. */
    makeAgent: () => {},
    notifyApplicant: (_, _params: AffiliateNews) => {},
  },
}).createMachine({
  id: 'affiliate-lifecycle',
  initial: 'received',
  states: {
    received: {
      description: 'Submitted: the applicant has its number and waits for an operator.',
      meta: { requirements: ['s2.other.affiliate-application', 'own.affiliate.states'] },
      tags: 'open',
      entry: { type: 'notifyApplicant', params: { news: 'received' } },
      on: { 'ops.reviewed': 'inReview', 'ops.approved': 'approved', 'ops.rejected': 'rejected' },
    },
    inReview: {
      description: 'In review by an operator; the applicant knows.',
      meta: { requirements: ['own.affiliate.states'] },
      tags: 'open',
      entry: { type: 'notifyApplicant', params: { news: 'inReview' } },
      on: { 'ops.approved': 'approved', 'ops.rejected': 'rejected' },
    },
    approved: {
      description: 'The applicant is an agent, with an invitation code that the message names.',
      meta: { requirements: ['own.affiliate.states'] },
      type: 'final',
      entry: ['makeAgent', { type: 'notifyApplicant', params: { news: 'approved' } }],
    },
    rejected: {
      description: 'Rejected with a reason; another application can follow.',
      meta: { requirements: ['own.affiliate.states'] },
      type: 'final',
      entry: { type: 'notifyApplicant', params: { news: 'rejected' } },
    },
  },
});
