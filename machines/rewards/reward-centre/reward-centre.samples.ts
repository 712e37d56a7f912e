import type { Samples } from '../../../src/atlas';
import { broken, offline, reward } from '../../samples';
import type { rewardCentreMachine } from './reward-centre.machine';

export const rewardCentreSamples = {
  title: { en: 'Reward centre', bn: 'পুরস্কার কেন্দ্র' },
  states: {
    shown: { en: 'The rewards are open', bn: 'পুরস্কারগুলো খোলা আছে' },
    'shown.listing': { en: 'The rewards are listed', bn: 'পুরস্কারের তালিকা দেখা যায়' },
    'shown.listing.idle': { en: 'The rewards are listed', bn: 'পুরস্কারের তালিকা দেখা যায়' },
    'shown.listing.claimed': { en: 'Shows that the reward was claimed', bn: 'পুরস্কার নেওয়া হয়েছে জানানো হয়' },
    'shown.listing.refused': { en: 'Shows why it was not paid', bn: 'কেন দেওয়া হয়নি জানানো হয়' },
    'shown.claiming': { en: 'The button "Claim" shows a spinner', bn: '"নিন" বোতামে লোডিং চিহ্ন' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'claim.requested': {
      'the first one': {
        event: { id: reward.id },
        en: 'Press "Claim" at the first reward',
        bn: 'প্রথম পুরস্কারে "নিন" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    claim: {
      claimed: {
        output: { ...reward, state: 'claimed', claimedAt: reward.at + 60_000 },
        en: 'It is claimed',
        bn: 'সেটি নেওয়া হয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof rewardCentreMachine>;
