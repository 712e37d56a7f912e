import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import { openActivity } from '../activity-application/activity-application.samples';
import type { activitiesMachine } from './activities.machine';

export const activitiesSamples = {
  title: { en: 'Activities', bn: 'অ্যাক্টিভিটি' },
  states: {
    open: { en: 'The activities are shown', bn: 'অ্যাক্টিভিটিগুলো দেখা যায়' },
    'open.listing': { en: 'The list of activities', bn: 'অ্যাক্টিভিটির তালিকা' },
    'open.one': { en: 'One activity is open', bn: 'একটি অ্যাক্টিভিটি খোলা' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    left: { en: 'The reward centre is open', bn: 'পুরস্কার কেন্দ্র খোলা' },
  },
  events: {
    'activity.opened': {
      'one of them': { event: { id: openActivity.id }, en: 'Open an activity', bn: 'একটি অ্যাক্টিভিটি খুলুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    activityApplication: {
      left: { output: {}, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      'on to the reward centre': {
        output: { next: { to: 'rewardCenter', centre: 'memberCentre' } },
        en: 'On to the reward centre',
        bn: 'পুরস্কার কেন্দ্রে যাওয়া',
      },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof activitiesMachine>;
