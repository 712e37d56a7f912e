import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import { openActivity } from '../activity-application/activity-application.samples';
import type { activitiesMachine } from './activities.machine';

export const activitiesSamples = {
  title: { en: 'Activities', bn: 'অ্যাক্টিভিটি' },
  states: {
    open: { en: 'The activities page is open', bn: 'অ্যাক্টিভিটির পেজ খোলা আছে' },
    'open.listing': { en: 'The activities are listed', bn: 'অ্যাক্টিভিটির তালিকা দেখা যায়' },
    'open.details': { en: 'An activity is open', bn: 'একটি অ্যাক্টিভিটি খোলা আছে' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    left: { en: 'The reward centre is open', bn: 'পুরস্কার কেন্দ্র খোলা আছে' },
  },
  events: {
    'activity.opened': {
      'an activity of the list': {
        event: { id: openActivity.id },
        en: 'Press "Open" on an activity',
        bn: 'একটি অ্যাক্টিভিটিতে "খুলুন" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of activities fails unexpectedly', bn: 'অ্যাক্টিভিটির তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    activityApplication: {
      left: { output: {}, en: 'The player goes back to the list', bn: 'খেলোয়াড় তালিকায় ফিরে যান' },
      'on to the reward centre': {
        output: { next: { to: 'rewardCenter', centre: 'memberCentre' } },
        en: 'The player goes to the reward centre',
        bn: 'খেলোয়াড় পুরস্কার কেন্দ্রে যান',
      },
      failed: { ...broken, en: 'The activity fails unexpectedly', bn: 'অ্যাক্টিভিটি অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof activitiesMachine>;
