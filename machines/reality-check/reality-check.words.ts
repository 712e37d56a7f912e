import type { Words } from '../../src/atlas';
import type { realityCheckMachine } from './reality-check.machine';
import type { realityCheckSamples } from './reality-check.samples';

/** What QA and product read of the reality check. */
export const realityCheckWords = {
  en: {
    title: 'The play reminder',
    states: {
      learning: 'Whether the player wants it is being asked; nothing is shown',
      unknown: 'Whether the player wants it is not known yet; nothing is shown',
      off: 'The player wants none; nothing is shown',
      counting: 'The time runs; nothing is shown',
      open: 'The dialog stands over whatever is open',
      'open.reading': 'The dialog shows a loading state',
      'open.told': 'The dialog says since when the player is here, what was staked and won, and what is left of it',
      'open.unread': 'The dialog says why there are no figures, and offers to try again',
      planning: 'The dialog is gone',
    },
    events: {
      'setting.changed': { 'by the player': 'Choose another time on the page of limits' },
      'check.due': { 'by the clock': 'The time that was chosen has passed' },
      'check.acknowledged': { 'by the player': 'Press "Keep playing"' },
      'record.wanted': { 'by the player': 'Press "See the account record"' },
      'leave.requested': { 'by the player': 'Press "Log out"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadPlan: {
        'the player wants it': 'The player wants it, and when it is due is known',
        'the player wants none': 'The player wants none',
        offline: 'The gateway cannot be reached',
      },
      watchSetting: { 'broke down': 'That it is set cannot be heard' },
      watchDue: { 'broke down': 'Its clock fails' },
      readCheck: {
        'some was lost': 'More was staked than won',
        'nothing was played': 'Nothing was staked',
        offline: 'The gateway cannot be reached',
      },
      planNext: { planned: 'The next one is planned', 'broke down': 'The storage of the browser fails' },
    },
  },
  bn: {
    title: 'খেলার রিমাইন্ডার',
    states: {
      learning: 'খেলোয়াড় রিমাইন্ডার চান কি না জানা হচ্ছে; কিছু দেখা যায় না',
      unknown: 'খেলোয়াড় রিমাইন্ডার চান কি না এখনও জানা নেই; কিছু দেখা যায় না',
      off: 'খেলোয়াড় রিমাইন্ডার চান না; কিছু দেখা যায় না',
      counting: 'সময় চলছে; কিছু দেখা যায় না',
      open: 'যা খোলা আছে তার ওপরে ডায়ালগটি দেখা যায়',
      'open.reading': 'ডায়ালগে লোডিং দেখা যায়',
      'open.told': 'কখন থেকে খেলছেন, কত বাজি, কত জয় আর শেষে কত, ডায়ালগে দেখা যায়',
      'open.unread': 'তথ্য কেন নেই ডায়ালগে জানানো হয়, আবার চেষ্টা করা যায়',
      planning: 'ডায়ালগটি বন্ধ',
    },
    events: {
      'setting.changed': { 'by the player': 'লিমিটের পেজে অন্য সময় বাছুন' },
      'check.due': { 'by the clock': 'বেছে নেওয়া সময় পেরিয়েছে' },
      'check.acknowledged': { 'by the player': '"চালিয়ে যান" চাপুন' },
      'record.wanted': { 'by the player': '"লেনদেন দেখুন" চাপুন' },
      'leave.requested': { 'by the player': '"লগ আউট" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadPlan: {
        'the player wants it': 'খেলোয়াড় রিমাইন্ডার চান, কখন দেখাতে হবে জানা গেছে',
        'the player wants none': 'খেলোয়াড় রিমাইন্ডার চান না',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      watchSetting: { 'broke down': 'সময় বদলালে তা শোনা যায় না' },
      watchDue: { 'broke down': 'ঘড়িটি ব্যর্থ হয়' },
      readCheck: {
        'some was lost': 'জয়ের চেয়ে বাজি বেশি',
        'nothing was played': 'কোনো বাজি ধরা হয়নি',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      planNext: { planned: 'পরেরবারের সময় ঠিক হয়েছে', 'broke down': 'ব্রাউজারের স্টোরেজ ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof realityCheckMachine, typeof realityCheckSamples>;
