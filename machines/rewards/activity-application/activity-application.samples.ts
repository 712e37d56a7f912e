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
  title: { en: 'Activity and application', bn: 'অ্যাক্টিভিটি ও আবেদন' },
  states: {
    loading: { en: 'The activity is loading', bn: 'অ্যাক্টিভিটি লোড হচ্ছে' },
    restarting: { en: 'The activity is loading in the new language', bn: 'নতুন ভাষায় অ্যাক্টিভিটি লোড হচ্ছে' },
    loaded: { en: 'The activity is shown', bn: 'অ্যাক্টিভিটি দেখা যায়' },
    'loaded.idle': { en: 'The terms, the prize and the status are shown', bn: 'শর্ত, পুরস্কার ও অবস্থা দেখা যায়' },
    'loaded.done': { en: 'A success message confirms the action', bn: 'কাজটি হয়েছে জানানো হয়' },
    'loaded.applied': { en: 'A success message confirms the application', bn: 'আবেদন সফল হয়েছে জানানো হয়' },
    'loaded.rejected': { en: 'An error says why the action failed', bn: 'কাজটি কেন হয়নি জানানো হয়' },
    acting: { en: 'A spinner is shown on the button', bn: 'বোতামে লোডিং চিহ্ন দেখা যায়' },
    applying: { en: 'The application form is shown', bn: 'আবেদনের ফর্ম দেখা যায়' },
    'applying.current': { en: 'The application form is shown', bn: 'আবেদনের ফর্ম দেখা যায়' },
    'applying.rereading': {
      en: 'The form stays open while the activity loads in the new language',
      bn: 'নতুন ভাষায় অ্যাক্টিভিটি লোড হওয়ার সময় ফর্মটি খোলা থাকে',
    },
    'applying.previous': {
      en: 'The form stays open; a message says that the activity did not load in the new language',
      bn: 'ফর্মটি খোলা থাকে; নতুন ভাষায় অ্যাক্টিভিটি লোড হয়নি জানানো হয়',
    },
    notFound: { en: 'A message says that the activity is not available', bn: 'অ্যাক্টিভিটিটি নেই জানানো হয়' },
    failed: {
      en: 'Loading or the form failed; "Try again" is offered',
      bn: 'লোড বা ফর্ম ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    closed: { en: 'The activity is closed', bn: 'অ্যাক্টিভিটিটি বন্ধ' },
  },
  inputs: {
    'an activity': { input: { id }, en: 'Open an activity', bn: 'একটি অ্যাক্টিভিটি খুলুন' },
  },
  events: {
    'language.changed': { 'by the reader': { en: 'Switch to the other language', bn: 'অন্য ভাষাটি বেছে নিন' } },
    'act.requested': {
      'the prize': { event: { act: 'claim' }, en: 'Press "Claim the prize"', bn: '"পুরস্কার নিন" চাপুন' },
    },
    'application.requested': { 'by the player': { en: 'Press "Apply"', bn: '"আবেদন করুন" চাপুন' } },
    'proofs.changed': {
      'a picture is added': {
        event: { proofs: ['01930000-0000-7000-8000-0000000000f7'] },
        en: 'A picture is added to the application',
        bn: 'আবেদনে একটি ছবি যোগ হয়',
      },
    },
    'refresh.requested': { 'by the player': { en: 'Press "Check again"', bn: '"আবার দেখুন" চাপুন' } },
    'rewards.requested': { 'by the player': { en: 'Press "To the reward centre"', bn: '"পুরস্কার কেন্দ্রে যান" চাপুন' } },
    'activity.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'Language changes are no longer detected', bn: 'ভাষা বদলালে আর ধরা পড়ে না' } },
    load: {
      'to apply for': {
        output: { kind: 'loaded', activity: openActivity },
        en: 'The activity accepts applications',
        bn: 'অ্যাক্টিভিটিতে আবেদন করা যায়',
      },
      'to claim': {
        output: { kind: 'loaded', activity: giftActivity },
        en: 'The prize can be claimed',
        bn: 'পুরস্কার নেওয়া যায়',
      },
      'applied for': {
        output: { kind: 'loaded', activity: appliedActivity },
        en: 'The application awaits an operator',
        bn: 'আবেদনটি অপারেটরের অপেক্ষায় আছে',
      },
      issued: {
        output: { kind: 'loaded', activity: issuedActivity },
        en: 'The prize is in the reward centre',
        bn: 'পুরস্কার কেন্দ্রে পুরস্কারটি এসেছে',
      },
      gone: { output: { kind: 'gone' }, en: 'The activity is not available', bn: 'অ্যাক্টিভিটিটি নেই' },
      offline,
    },
    act: {
      claimed: {
        output: { ...giftActivity, status: 'claimed' },
        en: 'The server accepts the claim',
        bn: 'সার্ভার পুরস্কার নেওয়ার অনুরোধ গ্রহণ করে',
      },
      offline,
    },
    pictures: {
      failed: { ...broken, en: 'The picture section fails unexpectedly', bn: 'ছবির অংশটি অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    applicationForm: formEnds({ en: 'The player sends the application', bn: 'খেলোয়াড় আবেদনটি পাঠান' }),
  },
} satisfies Samples<typeof activityApplicationMachine>;
