import type { Samples } from '../../../src/atlas';
import type { affiliateLifecycleMachine } from './affiliate-lifecycle.machine';

export const affiliateLifecycleSamples = {
  title: { en: 'Lifecycle of an application to the agent programme', bn: 'এজেন্ট প্রোগ্রামে একটি আবেদনের জীবন' },
  states: {
    received: { en: 'The application is received', bn: 'আবেদনটি পাওয়া গেছে' },
    inReview: { en: 'The application is in review', bn: 'আবেদনটি খতিয়ে দেখা হচ্ছে' },
    approved: { en: 'The application is approved', bn: 'আবেদনটি অনুমোদিত' },
    rejected: { en: 'The application is rejected, with a reason', bn: 'আবেদনটি কারণসহ নাকচ হয়েছে' },
  },
  events: {
    'ops.reviewed': { 'by an operator': { en: 'An operator takes it up', bn: 'একজন অপারেটর দেখা শুরু করেন' } },
    'ops.approved': { 'by an operator': { en: 'An operator approves it', bn: 'একজন অপারেটর অনুমোদন করেন' } },
    'ops.rejected': { 'by an operator': { en: 'An operator rejects it', bn: 'একজন অপারেটর নাকচ করেন' } },
  },
  outcomes: {},
} satisfies Samples<typeof affiliateLifecycleMachine>;
