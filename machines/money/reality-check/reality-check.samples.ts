import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { realityCheckMachine } from './reality-check.machine';

const since = 1_800_000_000_000;
const dueAt = 1_800_003_600_000;

/** Setting of the reminder, and its figures. */
export const realityCheckSamples = {
  title: { en: 'Play reminder', bn: 'খেলার রিমাইন্ডার' },
  states: {
    loadingSetting: {
      en: 'Nothing is shown while the reminder setting is loading',
      bn: 'রিমাইন্ডারের সেটিং লোড হওয়ার সময় কিছু দেখা যায় না',
    },
    unknown: {
      en: 'Nothing is shown; the reminder setting could not be loaded',
      bn: 'কিছু দেখা যায় না; রিমাইন্ডারের সেটিং লোড হয়নি',
    },
    off: { en: 'Nothing is shown; the reminder is off', bn: 'কিছু দেখা যায় না; রিমাইন্ডার বন্ধ' },
    waiting: {
      en: 'Nothing is shown until the reminder is due',
      bn: 'রিমাইন্ডারের সময় না হওয়া পর্যন্ত কিছু দেখা যায় না',
    },
    open: { en: 'The reminder dialog is shown over the page', bn: 'পেজের ওপরে রিমাইন্ডারের ডায়ালগ দেখা যায়' },
    'open.loadingFigures': { en: 'The figures in the dialog are loading', bn: 'ডায়ালগে খেলার তথ্য লোড হচ্ছে' },
    'open.loaded': {
      en: 'The dialog shows the start and length of play, the stakes, the winnings and the net result',
      bn: 'ডায়ালগে খেলা শুরুর সময়, মোট সময়, বাজি, জিত ও নিট লাভ/ক্ষতি দেখা যায়',
    },
    'open.loadFailed': {
      en: 'The dialog says why the figures could not be loaded; "Try again" is offered',
      bn: 'ডায়ালগে তথ্য লোড না হওয়ার কারণ দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    planning: { en: 'The dialog is closed', bn: 'ডায়ালগটি বন্ধ' },
  },
  events: {
    'setting.changed': {
      'by the player': { en: 'Choose another interval on the limits page', bn: 'লিমিটের পেজে অন্য সময় বেছে নিন' },
    },
    'check.due': { 'by the clock': { en: 'The reminder interval ends', bn: 'রিমাইন্ডারের সময় হয়' } },
    'check.acknowledged': { 'by the player': { en: 'Press "Keep playing"', bn: '"চালিয়ে যান" চাপুন' } },
    'record.requested': { 'by the player': { en: 'Press "See the account record"', bn: '"লেনদেন দেখুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Press "Log out"', bn: '"লগ আউট" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadPlan: {
      'enabled by the player': {
        output: { dueAt },
        en: 'The reminder is on, and its next time is known',
        bn: 'রিমাইন্ডার চালু আছে, পরের সময় জানা গেছে',
      },
      'disabled by the player': { output: { dueAt: null }, en: 'The reminder is off', bn: 'রিমাইন্ডার বন্ধ আছে' },
      offline,
    },
    watchSetting: {
      failed: { ...broken, en: 'Changes of the setting cannot be received', bn: 'সেটিং বদলালে তা জানা যায় না' },
    },
    watchDue: { failed: { ...broken, en: 'The reminder timer fails', bn: 'রিমাইন্ডারের টাইমার ব্যর্থ হয়' } },
    readCheck: {
      'a net loss': {
        output: { minutes: 60, since, at: dueAt, staked: '900.00', won: '400.00', net: '-500.00' },
        en: 'The stakes are higher than the winnings',
        bn: 'জেতা পরিমাণের চেয়ে বাজি বেশি',
      },
      'nothing was played': {
        output: { minutes: 60, since, at: dueAt, staked: '0.00', won: '0.00', net: '0.00' },
        en: 'No bets were placed',
        bn: 'কোনো বাজি ধরা হয়নি',
      },
      offline,
    },
    planNext: {
      planned: {
        output: { dueAt: 1_800_007_200_000 },
        en: 'The next reminder is scheduled',
        bn: 'পরের রিমাইন্ডারের সময় ঠিক হয়',
      },
      failed: { ...broken, en: 'The browser storage fails', bn: 'ব্রাউজারের স্টোরেজ ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof realityCheckMachine>;
