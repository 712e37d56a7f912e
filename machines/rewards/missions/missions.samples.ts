import type { Samples } from '../../../src/atlas';
import type { Mission } from '../../../src/contract/rewards/activities';
import { broken, offline } from '../../samples';
import type { missionsMachine } from './missions.machine';

/** Reached mission with an unclaimed reward. */
export const reachedMission: Mission = {
  id: '01930000-0000-7000-8000-0000000000d1',
  title: 'Three bets a day',
  span: 'day',
  category: null,
  starts: 1_800_000_000_000,
  ends: 1_800_086_400_000,
  progress: { metric: 'bets', reached: '4', target: '3' },
  prize: { money: '5.00', times: 1, points: 0 },
  state: 'claimable',
  claimBy: 1_800_345_600_000,
};
const claimTarget = { id: reachedMission.id, starts: reachedMission.starts };

export const missionsSamples = {
  title: { en: 'Missions', bn: 'মিশন' },
  states: {
    open: { en: 'The missions page is open', bn: 'মিশনের পেজ খোলা আছে' },
    'open.listing': { en: 'The missions are listed with their progress', bn: 'অগ্রগতিসহ মিশনের তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The missions are listed with their progress', bn: 'অগ্রগতিসহ মিশনের তালিকা দেখা যায়' },
    'open.listing.claimed': { en: 'A success message confirms the reward', bn: 'পুরস্কার নেওয়া হয়েছে জানানো হয়' },
    'open.listing.rejected': { en: 'An error says why the reward was not paid', bn: 'পুরস্কার কেন দেওয়া হয়নি জানানো হয়' },
    'open.claiming': { en: 'A spinner is shown on the "Claim" button', bn: '"নিন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'claim.requested': { 'by the player': { event: claimTarget, en: 'Press "Claim"', bn: '"নিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of missions fails unexpectedly', bn: 'মিশনের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    claim: {
      given: {
        output: { ...reachedMission, state: 'claimed' },
        en: 'The server pays the reward',
        bn: 'সার্ভার পুরস্কার দেয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof missionsMachine>;
