import type { Samples } from '../../../src/atlas';
import type { redemptionLifecycleMachine } from './redemption-lifecycle.machine';

export const redemptionLifecycleSamples = {
  title: { en: 'Lifecycle of a redemption of points', bn: 'পয়েন্ট রিডিমের জীবন' },
  states: {
    inProcess: { en: 'The redemption is in process', bn: 'রিডিমটি প্রক্রিয়াধীন' },
    approved: { en: 'The redemption is approved', bn: 'রিডিমটি অনুমোদিত' },
    rejected: { en: 'The redemption is rejected, and the points are back', bn: 'রিডিমটি নাকচ হয়েছে, পয়েন্ট ফেরত এসেছে' },
  },
  events: {
    'ops.approved': { 'by an operator': { en: 'An operator approves it', bn: 'একজন অপারেটর অনুমোদন করেন' } },
    'ops.rejected': { 'by an operator': { en: 'An operator rejects it', bn: 'একজন অপারেটর নাকচ করেন' } },
  },
  outcomes: {},
} satisfies Samples<typeof redemptionLifecycleMachine>;
