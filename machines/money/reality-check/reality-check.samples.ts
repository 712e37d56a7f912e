import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { realityCheckMachine } from './reality-check.machine';

const since = 1_800_000_000_000;
const dueAt = 1_800_003_600_000;

/** Consent to the reminder, and its contents. */
export const realityCheckSamples = {
  title: { en: 'The play reminder', bn: 'খেলার রিমাইন্ডার' },
  states: {
    learning: {
      en: 'Whether the player wants it is being asked; nothing is shown',
      bn: 'খেলোয়াড় রিমাইন্ডার চান কি না জানা হচ্ছে; কিছু দেখা যায় না',
    },
    unknown: {
      en: 'Whether the player wants it is not known yet; nothing is shown',
      bn: 'খেলোয়াড় রিমাইন্ডার চান কি না এখনও জানা নেই; কিছু দেখা যায় না',
    },
    off: { en: 'The player wants none; nothing is shown', bn: 'খেলোয়াড় রিমাইন্ডার চান না; কিছু দেখা যায় না' },
    counting: { en: 'The time runs; nothing is shown', bn: 'সময় চলছে; কিছু দেখা যায় না' },
    open: { en: 'The dialog is over whatever is open', bn: 'যা খোলা আছে তার ওপরে ডায়ালগটি দেখা যায়' },
    'open.reading': { en: 'The dialog shows a loading state', bn: 'ডায়ালগে লোডিং দেখা যায়' },
    'open.told': {
      en: 'The dialog says since when the player is here, what was staked and won, and what is left of it',
      bn: 'কখন থেকে খেলছেন, কত বাজি, কত জয় আর শেষে কত, ডায়ালগে দেখা যায়',
    },
    'open.unread': {
      en: 'The dialog says why there are no figures, and offers to try again',
      bn: 'তথ্য কেন নেই ডায়ালগে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    planning: { en: 'The dialog is gone', bn: 'ডায়ালগটি বন্ধ' },
  },
  events: {
    'setting.changed': {
      'by the player': { en: 'Choose another time on the page of limits', bn: 'লিমিটের পেজে অন্য সময় বাছুন' },
    },
    'check.due': { 'by the clock': { en: 'The selected interval has passed', bn: 'বেছে নেওয়া সময় পেরিয়েছে' } },
    'check.acknowledged': { 'by the player': { en: 'Press "Keep playing"', bn: '"চালিয়ে যান" চাপুন' } },
    'record.requested': { 'by the player': { en: 'Press "See the account record"', bn: '"লেনদেন দেখুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Press "Log out"', bn: '"লগ আউট" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadPlan: {
      'the player wants it': {
        output: { dueAt },
        en: 'The player wants it, and when it is due is known',
        bn: 'খেলোয়াড় রিমাইন্ডার চান, কখন দেখাতে হবে জানা গেছে',
      },
      'the player wants none': { output: { dueAt: null }, en: 'The player wants none', bn: 'খেলোয়াড় রিমাইন্ডার চান না' },
      offline,
    },
    watchSetting: { failed: { ...broken, en: 'That it is set cannot be heard', bn: 'সময় বদলালে তা শোনা যায় না' } },
    watchDue: { failed: { ...broken, en: 'Its clock fails', bn: 'ঘড়িটি ব্যর্থ হয়' } },
    readCheck: {
      'some was lost': {
        output: { minutes: 60, since, at: dueAt, staked: '900.00', won: '400.00', net: '-500.00' },
        en: 'More was staked than won',
        bn: 'জয়ের চেয়ে বাজি বেশি',
      },
      'nothing was played': {
        output: { minutes: 60, since, at: dueAt, staked: '0.00', won: '0.00', net: '0.00' },
        en: 'Nothing was staked',
        bn: 'কোনো বাজি ধরা হয়নি',
      },
      offline,
    },
    planNext: {
      planned: { output: { dueAt: 1_800_007_200_000 }, en: 'The next one is planned', bn: 'পরেরবারের সময় ঠিক হয়েছে' },
      failed: { ...broken, en: 'The storage of the browser fails', bn: 'ব্রাউজারের স্টোরেজ ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof realityCheckMachine>;
