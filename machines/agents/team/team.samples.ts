import type { Samples } from '../../../src/atlas';
import type { TeamMember } from '../../../src/contract/agents/team';
import { broken, offeredContract, offline } from '../../samples';
import type { teamMachine } from './team.machine';

const nothing = '0.00';
const figures = {
  bets: 3,
  stake: '350.00',
  validBet: '350.00',
  result: '200.00',
  net: '-150.00',
  deposits: '1000.00',
  withdrawals: nothing,
  bonuses: nothing,
  cashback: nothing,
  salary: nothing,
  total: nothing,
};
export const sheet: TeamMember = {
  ...figures,
  userName: 'tanvir',
  kind: 'agent',
  level: 1,
  joined: '2026-11-01',
  path: ['agent', 'tanvir'],
  mobile: '+880•••••678',
  email: null,
  lastSeen: '2026-11-20',
  blocked: false,
  contractsOff: [],
  team: { downlines: 0, members: 0, agents: 0 },
};

export const teamSamples = {
  title: { en: 'Team', bn: 'টিম' },
  states: {
    open: { en: 'The team page is open', bn: 'টিমের পেজ খোলা আছে' },
    'open.listing': { en: 'The members are listed', bn: 'সদস্যদের তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The members are listed', bn: 'সদস্যদের তালিকা দেখা যায়' },
    'open.listing.exporting': {
      en: 'A spinner is shown on the "Download CSV" button',
      bn: '"CSV ডাউনলোড করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'open.listing.saved': { en: 'A message confirms that the download has started', bn: 'ডাউনলোড শুরু হয়েছে জানানো হয়' },
    'open.listing.unsaved': {
      en: 'An error says why the file could not be created',
      bn: 'ফাইলটি কেন তৈরি করা যায়নি জানানো হয়',
    },
    'open.member': { en: 'A member is open', bn: 'একজন সদস্যের পেজ খোলা আছে' },
    'open.member.loading': { en: 'The member’s details are loading', bn: 'সদস্যের তথ্য লোড হচ্ছে' },
    'open.member.loaded': { en: 'The member’s details are shown', bn: 'সদস্যের তথ্য দেখা যায়' },
    'open.member.notFound': {
      en: 'A message says that the member is no longer in the team',
      bn: 'সদস্যটি আর টিমে নেই জানানো হয়',
    },
    'open.member.loadFailed': {
      en: 'An error says why the member did not load; "Try again" is offered',
      bn: 'সদস্যের তথ্য কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    'open.listing.offered': { en: 'A message confirms the contract offer', bn: 'চুক্তির প্রস্তাব পাঠানো হয়েছে জানানো হয়' },
    'open.makingOffer': { en: 'The contract offer is open', bn: 'চুক্তির প্রস্তাব খোলা আছে' },
    'open.transferring': { en: 'The transfer form is open', bn: 'ট্রান্সফারের ফর্ম খোলা আছে' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'filter.selected': {
      'all direct downlines': {
        event: { filter: { search: '' } },
        en: 'Leave the username empty and press "Show"',
        bn: 'ইউজারনেম ফাঁকা রেখে "দেখান" চাপুন',
      },
      'a name': {
        event: { filter: { search: 'tan' } },
        en: 'Type the start of a username and press "Show"',
        bn: 'একটি ইউজারনেমের শুরুটা লিখে "দেখান" চাপুন',
      },
    },
    'export.requested': { 'by the agent': { en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' } },
    'member.selected': {
      'direct downlines': {
        event: { userName: 'tanvir' },
        en: 'Press "Details" next to a member',
        bn: 'একজন সদস্যের পাশে "বিস্তারিত" চাপুন',
      },
    },
    'member.closed': {
      'by the agent': {
        en: 'Press "Back to the team" in a member’s details',
        bn: 'সদস্যের তথ্যের পেজে "টিমে ফিরে যান" চাপুন',
      },
    },
    'transfer.requested': {
      'by the agent': { en: 'Press "Transfer"', bn: '"ট্রান্সফার করুন" চাপুন' },
    },
    'offer.requested': { 'by the agent': { en: 'Press "Offer a contract"', bn: '"চুক্তির প্রস্তাব দিন" চাপুন' } },
    'transfer.closed': {
      'by the agent': { en: 'Press "Back to the team" in the transfer', bn: 'ট্রান্সফারের পেজে "টিমে ফিরে যান" চাপুন' },
    },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of members fails unexpectedly', bn: 'সদস্যদের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    exportTeam: {
      'the file is ready': { output: undefined, en: 'The server creates the file', bn: 'সার্ভার ফাইলটি তৈরি করে' },
      offline,
    },
    loadSheet: {
      'direct downlines': {
        output: { kind: 'loaded', sheet, kinds: ['dividend'] },
        en: 'The server returns the member, and the agent can offer a contract',
        bn: 'সার্ভার সদস্যের তথ্য পাঠায়; এজেন্ট চুক্তির প্রস্তাব দিতে পারেন',
      },
      'direct downlines of an agent without a contract': {
        output: { kind: 'loaded', sheet, kinds: [] },
        en: 'The server returns the member, and the agent has no contract to offer',
        bn: 'সার্ভার সদস্যের তথ্য পাঠায়; প্রস্তাব দেওয়ার মতো চুক্তি এজেন্টের নেই',
      },
      gone: { output: { kind: 'gone' }, en: 'The member is no longer in the team', bn: 'সদস্যটি আর টিমে নেই' },
      offline,
    },
    contractOffer: {
      offered: { output: { offered: offeredContract }, en: 'The agent sends the offer', bn: 'এজেন্ট প্রস্তাবটি পাঠান' },
      left: { output: { offered: null }, en: 'The agent goes back without an offer', bn: 'এজেন্ট প্রস্তাব না দিয়ে ফিরে যান' },
      failed: { ...broken, en: 'The contract offer fails unexpectedly', bn: 'চুক্তির প্রস্তাব অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    transfer: { failed: { ...broken, en: 'The transfer fails unexpectedly', bn: 'ট্রান্সফার অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof teamMachine>;
