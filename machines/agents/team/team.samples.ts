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
  title: { en: 'The team', bn: 'টিম' },
  states: {
    open: { en: 'The team is open', bn: 'টিম খোলা আছে' },
    'open.listing': { en: 'The members are listed', bn: 'সদস্যদের তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The members are listed', bn: 'সদস্যদের তালিকা দেখা যায়' },
    'open.listing.exporting': { en: 'The button of the file shows a spinner', bn: 'ফাইলের বোতামে লোডিং চিহ্ন' },
    'open.listing.saved': { en: 'Shows that the download has started', bn: 'ডাউনলোড শুরু হয়েছে জানানো হয়' },
    'open.listing.unsaved': { en: 'Shows why the file could not be made', bn: 'ফাইলটি কেন বানানো যায়নি জানানো হয়' },
    'open.member': { en: 'One member is open', bn: 'একজন সদস্য খোলা আছে' },
    'open.member.reading': { en: 'The member is loading', bn: 'সদস্যের তথ্য লোড হচ্ছে' },
    'open.member.shown': { en: 'The member is shown', bn: 'সদস্যের তথ্য দেখা যায়' },
    'open.member.gone': { en: 'Shows that there is no such member', bn: 'এমন সদস্য নেই জানানো হয়' },
    'open.member.unread': {
      en: 'Shows what went wrong, and offers to try again',
      bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    'open.listing.offered': { en: 'Shows that the contract was offered', bn: 'চুক্তির প্রস্তাব পাঠানো হয়েছে জানানো হয়' },
    'open.offering': { en: 'The offer of a contract is open', bn: 'চুক্তির প্রস্তাব খোলা আছে' },
    'open.transferring': { en: 'The transfer is open', bn: 'ট্রান্সফার খোলা আছে' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'filter.chosen': {
      'all right below': {
        event: { filter: { search: '' } },
        en: 'Leave the name open, and press "Show"',
        bn: 'নাম ফাঁকা রেখে "দেখান" চাপুন',
      },
      'a name': {
        event: { filter: { search: 'tan' } },
        en: 'Type the beginning of a name, and press "Show"',
        bn: 'নামের শুরুটা লিখে "দেখান" চাপুন',
      },
    },
    'export.requested': { 'by the agent': { en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' } },
    'member.chosen': {
      'right below': {
        event: { userName: 'tanvir' },
        en: 'Press "Details" of a member',
        bn: 'একজন সদস্যের "বিস্তারিত" চাপুন',
      },
    },
    'member.left': { 'by the agent': { en: 'Press "Back to the team"', bn: '"টিমে ফিরে যান" চাপুন' } },
    'transfer.requested': {
      'by the agent': { en: 'Press "Transfer"', bn: '"ট্রান্সফার করুন" চাপুন' },
    },
    'offer.requested': { 'by the agent': { en: 'Press "Offer a contract"', bn: '"চুক্তির প্রস্তাব দিন" চাপুন' } },
    'transfer.left': { 'by the agent': { en: 'Press "Back to the team"', bn: '"টিমে ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    exportTeam: {
      'the file is there': { output: undefined, en: 'The file is made', bn: 'ফাইলটি তৈরি হয়েছে' },
      offline,
    },
    loadSheet: {
      'right below': {
        output: { kind: 'shown', sheet, kinds: ['dividend'] },
        en: 'The member is read',
        bn: 'সদস্যের তথ্য আসে',
      },
      'right below one without a contract': {
        output: { kind: 'shown', sheet, kinds: [] },
        en: 'The member is read, and the agent has no contract to offer from',
        bn: 'সদস্যের তথ্য আসে; প্রস্তাব দেওয়ার মতো নিজের কোনো চুক্তি নেই',
      },
      gone: { output: { kind: 'gone' }, en: 'The team no longer has a member of this name', bn: 'এই নামে আর কেউ নেই' },
      offline,
    },
    contractOffer: {
      offered: { output: { offered: offeredContract }, en: 'It is offered', bn: 'প্রস্তাব দেওয়া হয়েছে' },
      left: { output: { offered: null }, en: 'It is left', bn: 'প্রস্তাব না দিয়ে ফেরা হয়েছে' },
      failed: { ...broken, en: 'The offer fails', bn: 'প্রস্তাব ব্যর্থ হয়' },
    },
    transfer: { failed: { ...broken, en: 'The transfer fails', bn: 'ট্রান্সফার ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof teamMachine>;
