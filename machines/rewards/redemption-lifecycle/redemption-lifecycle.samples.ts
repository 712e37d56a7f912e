import type { Samples } from '../../../src/atlas';
import type { redemptionLifecycleMachine } from './redemption-lifecycle.machine';

export const redemptionLifecycleSamples = {
  title: { en: 'Points redemption lifecycle', bn: 'পয়েন্ট রিডিমের জীবনচক্র' },
  states: {
    inProcess: { en: 'The redemption is in process; the points are held', bn: 'রিডিমটি প্রক্রিয়াধীন; পয়েন্ট আটকে আছে' },
    approved: { en: 'The redemption is approved; the points are spent', bn: 'রিডিমটি অনুমোদিত; পয়েন্ট খরচ হয়েছে' },
    rejected: { en: 'The redemption is rejected; the points are returned', bn: 'রিডিমটি নাকচ হয়েছে; পয়েন্ট ফেরত এসেছে' },
  },
  events: {
    'ops.approved': {
      'by an operator': { en: 'An operator approves the redemption', bn: 'একজন অপারেটর রিডিমটি অনুমোদন করেন' },
    },
    'ops.rejected': {
      'by an operator': { en: 'An operator rejects the redemption', bn: 'একজন অপারেটর রিডিমটি নাকচ করেন' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof redemptionLifecycleMachine>;
