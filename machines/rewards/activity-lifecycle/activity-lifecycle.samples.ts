import type { Samples } from '../../../src/atlas';
import type { ActivityKind, activityLifecycleMachine } from './activity-lifecycle.machine';

const HOUR = 3_600_000;
const terms = { opensIn: 0, closesIn: 72 * HOUR, claimFor: 168 * HOUR, signs: 2 };
const of = (kind: ActivityKind) => ({ ...terms, kind });

export const activityLifecycleSamples = {
  title: { en: 'Activity lifecycle for one player', bn: 'একজন খেলোয়াড়ের জন্য অ্যাক্টিভিটির জীবনচক্র' },
  states: {
    arriving: { en: 'The opening and closing times are checked', bn: 'শুরু ও শেষের সময় যাচাই হয়' },
    comingSoon: { en: 'The activity opens later', bn: 'অ্যাক্টিভিটি শিগগিরই আসছে' },
    open: { en: 'The activity is open', bn: 'অ্যাক্টিভিটি চালু' },
    'open.deciding': { en: 'The type of the activity is checked', bn: 'অ্যাক্টিভিটির ধরন যাচাই হয়' },
    'open.join': {
      en: 'The player can join, sign in for today or apply',
      bn: 'খেলোয়াড় যোগ দিতে, আজকের সাইন-ইন করতে বা আবেদন করতে পারেন',
    },
    'open.signed': { en: 'The player has signed in for today', bn: 'খেলোয়াড় আজকের সাইন-ইন করেছেন' },
    'open.claim': { en: 'The prize can be claimed', bn: 'পুরস্কার নেওয়া যায়' },
    joined: { en: 'The player has joined; the activity is running', bn: 'খেলোয়াড় যোগ দিয়েছেন; অ্যাক্টিভিটি চলছে' },
    applying: { en: 'The application awaits an operator', bn: 'আবেদনটি অপারেটরের অপেক্ষায় আছে' },
    process: { en: 'The activity is in process', bn: 'অ্যাক্টিভিটি প্রক্রিয়াধীন' },
    'process.inReview': { en: 'An operator is reviewing the application', bn: 'একজন অপারেটর আবেদনটি দেখছেন' },
    'process.settling': {
      en: 'The activity has closed; its last bets are being added up',
      bn: 'অ্যাক্টিভিটি শেষ হয়েছে; শেষ বাজিগুলো যোগ করা হচ্ছে',
    },
    'process.reckoning': { en: 'The result is compared with the target', bn: 'লক্ষ্য পূরণ হয়েছে কি না যাচাই হয়' },
    issued: { en: 'The prize can be claimed in the reward centre', bn: 'পুরস্কার কেন্দ্রে পুরস্কারটি নেওয়া যায়' },
    claimed: { en: 'The player has claimed the prize', bn: 'খেলোয়াড় পুরস্কার নিয়েছেন' },
    rejected: { en: 'The application is rejected, with a reason', bn: 'আবেদনটি কারণসহ নাকচ হয়েছে' },
    close: { en: 'The activity is closed, without a prize for the player', bn: 'অ্যাক্টিভিটি শেষ, খেলোয়াড় পুরস্কার পাননি' },
  },
  inputs: {
    'to join': {
      input: of('join'),
      en: 'A player opens an activity to join',
      bn: 'খেলোয়াড় যোগ দেওয়ার একটি অ্যাক্টিভিটি খোলেন',
    },
    'to sign': {
      input: of('sign'),
      en: 'A player opens an activity with two daily sign-ins',
      bn: 'খেলোয়াড় দুই দিন সাইন-ইনের একটি অ্যাক্টিভিটি খোলেন',
    },
    'to claim': {
      input: of('claim'),
      en: 'A player opens an activity with a prize to claim',
      bn: 'খেলোয়াড় পুরস্কার নেওয়ার একটি অ্যাক্টিভিটি খোলেন',
    },
    'to apply': {
      input: of('apply'),
      en: 'A player opens an activity to apply for',
      bn: 'খেলোয়াড় আবেদন করার একটি অ্যাক্টিভিটি খোলেন',
    },
    'a raffle': { input: of('raffle'), en: 'A player opens a raffle', bn: 'খেলোয়াড় একটি র‍্যাফল খোলেন' },
    'too early': {
      input: { ...of('join'), opensIn: 24 * HOUR },
      en: 'A player opens an activity a day before it starts',
      bn: 'খেলোয়াড় শুরুর এক দিন আগে একটি অ্যাক্টিভিটি খোলেন',
    },
    'too late': {
      input: { ...of('join'), closesIn: 0 },
      en: 'A player opens an activity after it has closed',
      bn: 'খেলোয়াড় শেষ হওয়ার পরে একটি অ্যাক্টিভিটি খোলেন',
    },
  },
  events: {
    'player.joined': {
      'by the player': { event: { closesIn: 48 * HOUR }, en: 'The player joins', bn: 'খেলোয়াড় যোগ দেন' },
    },
    'player.signed': {
      'by the player': {
        event: { dayLeft: 6 * HOUR },
        en: 'The player signs in for today',
        bn: 'খেলোয়াড় আজকের সাইন-ইন করেন',
      },
    },
    'player.claimed': {
      'by the player': { en: 'The player claims the prize in the activity', bn: 'খেলোয়াড় অ্যাক্টিভিটিতে পুরস্কার নেন' },
    },
    'player.applied': { 'by the player': { en: 'The player applies', bn: 'খেলোয়াড় আবেদন করেন' } },
    'ops.reviewed': {
      'by an operator': { en: 'An operator starts the review', bn: 'একজন অপারেটর আবেদনটি দেখা শুরু করেন' },
    },
    'ops.approved': {
      'by an operator': { en: 'An operator approves the application', bn: 'একজন অপারেটর আবেদনটি অনুমোদন করেন' },
    },
    'ops.rejected': {
      'by an operator': { en: 'An operator rejects the application', bn: 'একজন অপারেটর আবেদনটি নাকচ করেন' },
    },
    'reckoned.met': { 'by its bets': { en: 'The bets reach the target', bn: 'বাজিগুলো লক্ষ্য পূরণ করেছে' } },
    'reckoned.missed': { 'by its bets': { en: 'The bets miss the target', bn: 'বাজিগুলো লক্ষ্য পূরণ করেনি' } },
    'reward.claimed': {
      'in the reward centre': {
        en: 'The player claims the prize in the reward centre',
        bn: 'খেলোয়াড় পুরস্কার কেন্দ্রে পুরস্কার নেন',
      },
    },
  },
  outcomes: {},
} satisfies Samples<typeof activityLifecycleMachine>;
