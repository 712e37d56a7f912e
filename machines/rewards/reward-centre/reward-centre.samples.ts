import type { Samples } from '../../../src/atlas';
import { broken, offline, reward } from '../../samples';
import type { rewardCentreMachine } from './reward-centre.machine';

export const rewardCentreSamples = {
  title: { en: 'Reward centre', bn: 'পুরস্কার কেন্দ্র' },
  states: {
    open: { en: 'The reward centre is open', bn: 'পুরস্কার কেন্দ্র খোলা আছে' },
    'open.listing': { en: 'The rewards are listed', bn: 'পুরস্কারের তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The rewards are listed', bn: 'পুরস্কারের তালিকা দেখা যায়' },
    'open.listing.claimed': { en: 'A success message confirms the claim', bn: 'পুরস্কার নেওয়া হয়েছে জানানো হয়' },
    'open.listing.rejected': { en: 'An error says why the reward was not paid', bn: 'পুরস্কার কেন দেওয়া হয়নি জানানো হয়' },
    'open.claiming': { en: 'A spinner is shown on the "Claim" button', bn: '"নিন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'claim.requested': {
      'the first one': {
        event: { id: reward.id },
        en: 'Press "Claim" on the first reward',
        bn: 'প্রথম পুরস্কারে "নিন" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of rewards fails unexpectedly', bn: 'পুরস্কারের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    claim: {
      claimed: {
        output: { ...reward, state: 'claimed', claimedAt: reward.at + 60_000 },
        en: 'The server pays the reward',
        bn: 'সার্ভার পুরস্কার দেয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof rewardCentreMachine>;
