import type { Samples } from '../../../src/atlas';
import type { ActivityKind, activityLifecycleMachine } from './activity-lifecycle.machine';

const HOUR = 3_600_000;
const terms = { opensIn: 0, closesIn: 72 * HOUR, claimFor: 168 * HOUR, signs: 2 };
const of = (kind: ActivityKind) => ({ ...terms, kind });

export const activityLifecycleSamples = {
  title: { en: 'Lifecycle of an activity for a player', bn: 'একজন প্লেয়ারের কাছে একটি অ্যাক্টিভিটির জীবন' },
  states: {
    arriving: { en: 'Checks whether it is open', bn: 'এটি চালু কি না দেখা হয়' },
    comingSoon: { en: 'The activity is coming soon', bn: 'অ্যাক্টিভিটি শিগগিরই আসছে' },
    open: { en: 'The activity is open', bn: 'অ্যাক্টিভিটি চালু' },
    'open.deciding': { en: 'Checks its conditions', bn: 'কী করতে হবে দেখা হয়' },
    'open.join': { en: 'The activity can be joined', bn: 'অ্যাক্টিভিটিতে যোগ দেওয়া যায়' },
    'open.signed': { en: 'The player has signed in for today', bn: 'প্লেয়ার আজকের সাইন-ইন করেছেন' },
    'open.claim': { en: 'The prize can be claimed', bn: 'পুরস্কার নেওয়া যায়' },
    joined: { en: 'The player takes part', bn: 'প্লেয়ার যোগ দিয়েছেন' },
    applying: { en: 'The application waits for an operator', bn: 'আবেদনটি অপারেটরের অপেক্ষায়' },
    process: { en: 'The activity is being processed', bn: 'অ্যাক্টিভিটির কাজ চলছে' },
    'process.inReview': { en: 'An operator looks into the application', bn: 'একজন অপারেটর আবেদনটি দেখছেন' },
    'process.settling': { en: 'The last bets are being added up', bn: 'শেষ বাজিগুলো যোগ করা হচ্ছে' },
    'process.reckoning': { en: 'Checks whether the target was reached', bn: 'লক্ষ্য পূরণ হয়েছে কি না দেখা হচ্ছে' },
    issued: { en: 'The prize waits in the reward centre', bn: 'পুরস্কার পুরস্কার কেন্দ্রে আছে' },
    claimed: { en: 'The prize is claimed', bn: 'পুরস্কার নেওয়া হয়েছে' },
    rejected: { en: 'The application is rejected, with a reason', bn: 'আবেদনটি কারণসহ নাকচ হয়েছে' },
    close: { en: 'The activity is over', bn: 'অ্যাক্টিভিটি শেষ' },
  },
  inputs: {
    'to join': {
      input: of('join'),
      en: 'A player comes to an activity that is joined',
      bn: 'প্লেয়ার যোগ দেওয়ার একটি অ্যাক্টিভিটিতে আসেন',
    },
    'to sign': {
      input: of('sign'),
      en: 'A player comes to an activity of two sign-ins',
      bn: 'প্লেয়ার দুই দিন সাইন-ইনের একটি অ্যাক্টিভিটিতে আসেন',
    },
    'to claim': {
      input: of('claim'),
      en: 'A player comes to a prize that is claimed',
      bn: 'প্লেয়ার নেওয়ার মতো একটি পুরস্কারে আসেন',
    },
    'to apply': {
      input: of('apply'),
      en: 'A player comes to an activity that is applied for',
      bn: 'প্লেয়ার আবেদনের একটি অ্যাক্টিভিটিতে আসেন',
    },
    'a raffle': { input: of('raffle'), en: 'A player comes to a raffle', bn: 'প্লেয়ার একটি র‍্যাফেলে আসেন' },
    'too early': {
      input: { ...of('join'), opensIn: 24 * HOUR },
      en: 'A player comes a day too early',
      bn: 'প্লেয়ার এক দিন আগে আসেন',
    },
    'too late': { input: { ...of('join'), closesIn: 0 }, en: 'A player comes too late', bn: 'প্লেয়ার দেরিতে আসেন' },
  },
  events: {
    'player.joined': {
      'by the player': { event: { closesIn: 48 * HOUR }, en: 'The player joins', bn: 'প্লেয়ার যোগ দেন' },
    },
    'player.signed': {
      'by the player': {
        event: { dayLeft: 6 * HOUR },
        en: 'The player signs in for the day',
        bn: 'প্লেয়ার দিনের সাইন-ইন করেন',
      },
    },
    'player.claimed': { 'by the player': { en: 'The player claims the prize', bn: 'প্লেয়ার পুরস্কার নেন' } },
    'player.applied': { 'by the player': { en: 'The player applies', bn: 'প্লেয়ার আবেদন করেন' } },
    'ops.reviewed': { 'by an operator': { en: 'An operator takes it up', bn: 'একজন অপারেটর দেখা শুরু করেন' } },
    'ops.approved': { 'by an operator': { en: 'An operator approves it', bn: 'একজন অপারেটর অনুমোদন করেন' } },
    'ops.rejected': { 'by an operator': { en: 'An operator rejects it', bn: 'একজন অপারেটর নাকচ করেন' } },
    'reckoned.met': { 'by its bets': { en: 'The target was reached', bn: 'শর্ত পূরণ হয়েছে' } },
    'reckoned.missed': { 'by its bets': { en: 'The target was not reached', bn: 'শর্ত পূরণ হয়নি' } },
    'reward.claimed': {
      'in the reward centre': { en: 'The player claims it in the reward centre', bn: 'প্লেয়ার পুরস্কার কেন্দ্রে তা নেন' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof activityLifecycleMachine>;
