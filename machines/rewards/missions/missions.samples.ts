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
    shown: { en: 'The missions are shown', bn: 'মিশনগুলো দেখা যায়' },
    'shown.listing': { en: 'The missions and how far each is', bn: 'মিশনগুলো আর কোনটি কতদূর তা দেখা যায়' },
    'shown.listing.idle': { en: 'The missions and how far each is', bn: 'মিশনগুলো আর কোনটি কতদূর তা দেখা যায়' },
    'shown.listing.claimed': { en: 'Shows what the mission gave', bn: 'মিশনটি কী দিয়েছে দেখা যায়' },
    'shown.listing.refused': { en: 'Shows why the reward was not paid', bn: 'কেন দেওয়া হয়নি দেখা যায়' },
    'shown.claiming': { en: 'The button is busy', bn: 'বাটনটি ব্যস্ত' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'claim.requested': { 'by the player': { event: claimTarget, en: 'Press "Claim"', bn: '"নিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    claim: {
      given: { output: { ...reachedMission, state: 'claimed' }, en: 'The reward is paid', bn: 'দেওয়া হয়েছে' },
      offline,
    },
  },
} satisfies Samples<typeof missionsMachine>;
