import type { Samples } from '../../../src/atlas';
import type { ActivityDetail } from '../../../src/contract/rewards/activities';
import { broken, formEnds, offline } from '../../samples';
import type { activityApplicationMachine } from './activity-application.machine';

const id = '01930000-0000-7000-8000-0000000000e5';
/** Activity that takes applications. */
export const openActivity: ActivityDetail = {
  id,
  kind: 'apply',
  title: 'Your picture of the fair',
  status: 'join',
  opensAt: 1_800_000_000_000,
  closesAt: 1_800_864_000_000,
  prize: { money: '150.00', times: 2, points: 0 },
  tickets: null,
  lines: ['Send a picture of the fair.'],
  application: null,
  again: false,
  signs: null,
  progress: null,
  raffle: null,
  claimBy: null,
};
export const giftActivity: ActivityDetail = {
  ...openActivity,
  kind: 'claim',
  status: 'claim',
  title: 'A gift from the fair',
};
export const issuedActivity: ActivityDetail = { ...openActivity, status: 'issued', claimBy: 1_801_000_000_000 };
export const appliedActivity: ActivityDetail = {
  ...openActivity,
  status: 'applying',
  application: {
    number: 'E00000001',
    comment: 'The boat race at dusk.',
    pictures: [],
    reason: null,
    at: 1_800_000_100_000,
  },
};

export const activityApplicationSamples = {
  title: { en: 'Activity and its application', bn: 'অ্যাক্টিভিটি ও তার আবেদন' },
  states: {
    loading: { en: 'The activity is loading', bn: 'অ্যাক্টিভিটি লোড হচ্ছে' },
    restarting: { en: 'The activity is loading in the other language', bn: 'অন্য ভাষায় অ্যাক্টিভিটি লোড হচ্ছে' },
    shown: { en: 'The activity is shown', bn: 'অ্যাক্টিভিটি দেখা যায়' },
    'shown.idle': { en: 'What it asks for, its prize and its status', bn: 'কী করতে হবে, পুরস্কার আর অবস্থা দেখা যায়' },
    'shown.done': { en: 'Shows that it has worked', bn: 'কাজটি হয়েছে দেখা যায়' },
    'shown.applied': { en: 'Shows that the application succeeded', bn: 'আবেদন সফল হয়েছে দেখা যায়' },
    'shown.refused': { en: 'Shows why it has not worked', bn: 'কেন হয়নি দেখা যায়' },
    acting: { en: 'The button is busy', bn: 'বাটনটি ব্যস্ত' },
    applying: { en: 'The application form is shown', bn: 'আবেদনের ফর্ম দেখা যায়' },
    'applying.current': { en: 'The application form is shown', bn: 'আবেদনের ফর্ম দেখা যায়' },
    'applying.rereading': {
      en: 'The form stays while the activity is read in the other language',
      bn: 'অন্য ভাষায় অ্যাক্টিভিটি পড়ার সময় ফর্মটি থেকে যায়',
    },
    'applying.previous': {
      en: 'The form stays, and says that the activity did not load in the new language',
      bn: 'ফর্মটি থেকে যায়, নতুন ভাষায় অ্যাক্টিভিটি লোড হয়নি জানানো হয়',
    },
    gone: { en: 'Shows that there is no such activity', bn: 'এমন অ্যাক্টিভিটি নেই জানানো হয়' },
    failed: { en: 'Shows that loading failed, and offers to try again', bn: 'লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়' },
    left: { en: 'The activity is gone', bn: 'অ্যাক্টিভিটিটি আর নেই' },
  },
  inputs: {
    'an activity': { input: { id }, en: 'A player opens an activity', bn: 'প্লেয়ার একটি অ্যাক্টিভিটি খোলেন' },
  },
  events: {
    'language.changed': { 'by the reader': { en: 'Choose the other language', bn: 'অন্য ভাষা বাছুন' } },
    'act.requested': {
      'the prize': { event: { act: 'claim' }, en: 'Press "Claim the prize"', bn: '"পুরস্কার নিন" চাপুন' },
    },
    'application.requested': { 'by the player': { en: 'Press "Apply"', bn: '"আবেদন করুন" চাপুন' } },
    'proofs.changed': {
      'a picture is added': {
        event: { proofs: ['01930000-0000-7000-8000-0000000000f7'] },
        en: 'A picture is added',
        bn: 'একটি ছবি যোগ হয়',
      },
    },
    'refresh.requested': { 'by the player': { en: 'Press "Check again"', bn: '"আবার দেখুন" চাপুন' } },
    'rewards.requested': { 'by the player': { en: 'Press "To the reward centre"', bn: '"পুরস্কার কেন্দ্রে যান" চাপুন' } },
    'activity.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'The choice of language goes unnoticed', bn: 'ভাষা বদল ধরা পড়ে না' } },
    load: {
      'to apply for': {
        output: { kind: 'shown', activity: openActivity },
        en: 'It can be applied for',
        bn: 'আবেদন করা যায়',
      },
      'to claim': {
        output: { kind: 'shown', activity: giftActivity },
        en: 'Its prize can be claimed',
        bn: 'পুরস্কার নেওয়া যায়',
      },
      'applied for': {
        output: { kind: 'shown', activity: appliedActivity },
        en: 'The application waits',
        bn: 'আবেদনটি অপেক্ষায়',
      },
      issued: {
        output: { kind: 'shown', activity: issuedActivity },
        en: 'The prize is in the reward centre',
        bn: 'পুরস্কার পুরস্কার কেন্দ্রে',
      },
      gone: { output: { kind: 'gone' }, en: 'There is no such activity', bn: 'এমন অ্যাক্টিভিটি নেই' },
      offline,
    },
    act: {
      claimed: { output: { ...giftActivity, status: 'claimed' }, en: 'The prize is claimed', bn: 'পুরস্কার নেওয়া হয়েছে' },
      offline,
    },
    pictures: { failed: { ...broken, en: 'The pictures fail', bn: 'ছবির অংশ ব্যর্থ হয়' } },
    applicationForm: formEnds({ en: 'It is sent', bn: 'পাঠানো হয়েছে' }),
  },
} satisfies Samples<typeof activityApplicationMachine>;
