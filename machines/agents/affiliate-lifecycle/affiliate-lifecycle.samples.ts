import type { Samples } from '../../../src/atlas';
import type { affiliateLifecycleMachine } from './affiliate-lifecycle.machine';

export const affiliateLifecycleSamples = {
  title: { en: 'Agent programme application lifecycle', bn: 'এজেন্ট প্রোগ্রামের আবেদনের জীবনচক্র' },
  states: {
    received: { en: 'The application is received and awaits an operator', bn: 'আবেদনটি পাওয়া গেছে, অপারেটরের অপেক্ষায় আছে' },
    inReview: { en: 'An operator is reviewing the application', bn: 'একজন অপারেটর আবেদনটি দেখছেন' },
    approved: {
      en: 'The application is approved; the applicant is an agent',
      bn: 'আবেদনটি অনুমোদিত; আবেদনকারী এখন এজেন্ট',
    },
    rejected: { en: 'The application is rejected, with a reason', bn: 'আবেদনটি কারণসহ নাকচ হয়েছে' },
  },
  events: {
    'ops.reviewed': {
      'by an operator': { en: 'An operator starts the review', bn: 'একজন অপারেটর আবেদনটি দেখা শুরু করেন' },
    },
    'ops.approved': {
      'by an operator': { en: 'An operator approves the application', bn: 'একজন অপারেটর আবেদনটি অনুমোদন করেন' },
    },
    'ops.rejected': {
      'by an operator': { en: 'An operator rejects the application', bn: 'একজন অপারেটর আবেদনটি নাকচ করেন' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof affiliateLifecycleMachine>;
