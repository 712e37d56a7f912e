import type { Steps, Text } from '../../../src/atlas';
import { becomes, fails, late, notThere, offline, online, operator, ownFault, works } from '../../steps';
import type { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine';

const opensBy = ({ en, bn }: Text): Text => ({
  en: `In a new private window, open the address printed by npm start, choose English, log in as downline with the password Shapla#2026, open /?dialog=memberCentre&page=withdraw and press ${en}`,
  bn: `নতুন প্রাইভেট উইন্ডোতে npm start-এ দেখানো ঠিকানা খুলুন, downline নামে ও Shapla#2026 পাসওয়ার্ডে লগ ইন করুন, /?dialog=memberCentre&page=withdraw খুলে ${bn} চাপুন`,
});
const openReport = opensBy({ en: '"Report what arrived"', bn: '"কত পেয়েছেন জানান"' });
const openReceipt = opensBy({ en: '"See"', bn: '"দেখুন"' });
/** Without a withdrawal under way the page opens with the form of a new one. */
const openEnded = opensBy({ en: '"All withdrawals", then "See"', bn: '"সব উত্তোলন", তারপর "দেখুন"' });
const input = 'of a withdrawal';
const forbidden = {
  machine: {
    en: 'Cancellation is switched off, because regulators forbid it.',
    bn: 'নিয়ন্ত্রক সংস্থার নিষেধ থাকায় বাতিল করার সুযোগ বন্ধ।',
  },
};
const race = {
  machine: {
    en: 'The page updates before a tester can press the button.',
    bn: 'পরীক্ষক বোতাম চাপার আগেই পেজ আপডেট হয়ে যায়।',
  },
};
const second = {
  en: 'In a second private window, choose English, log in as downline too and open the same withdrawal',
  bn: 'আরেকটি প্রাইভেট উইন্ডোতেও downline নামে লগ ইন করে একই উত্তোলন খুলুন',
};
const isDue = ({ environment }: { environment: string }) => environment === 'paid out';

/** Steps for testers that produce each sample of the withdrawal confirmation. */
export const withdrawalConfirmationSteps = {
  begins: {
    'one that is paid out': {
      ...{ input, environment: 'paid out', opens: openReport },
      given: [
        becomes('withdrawalDueSoon', {
          en: 'a withdrawal of downline is paid out, with five minutes left to answer',
          bn: 'downline-এর একটি উত্তোলন পাঠানো হয়ে যায়, জানাতে পাঁচ মিনিট বাকি থাকে',
        }),
      ],
    },
    'one that is being reviewed': {
      ...{ input, environment: 'being reviewed', opens: openReceipt },
      given: [
        becomes('withdrawalRequested', {
          en: 'a withdrawal of downline is in review',
          bn: 'downline-এর একটি উত্তোলন যাচাইয়ে থাকে',
        }),
        operator('site set payoutNeeds off', {
          en: 'Let payouts need nothing more',
          bn: 'উত্তোলনের জন্য আর কিছু লাগবে না, এমন করুন',
        }),
      ],
    },
    'one that lacks something': {
      ...{ input, environment: 'lacking', opens: openReceipt },
      given: [
        becomes('withdrawalRequested', {
          en: 'a withdrawal of downline, who has no phone number, is in review',
          bn: 'downline-এর একটি উত্তোলন যাচাইয়ে থাকে, তাঁর ফোন নম্বর নেই',
        }),
      ],
    },
    'one that is looked into': {
      ...{ input, environment: 'being investigated', opens: openReceipt },
      given: [
        becomes('withdrawalNotReceived', {
          en: 'downline has reported a withdrawal as not received',
          bn: 'downline একটি উত্তোলন না পাওয়ার কথা জানিয়ে থাকেন',
        }),
      ],
    },
    'one that counts as received': {
      ...{ input, environment: 'counted', opens: openEnded },
      given: [
        becomes('withdrawalCounted', {
          en: 'a withdrawal of downline counts as received because its deadline has passed',
          bn: 'সময় পেরিয়ে downline-এর একটি উত্তোলন পাওয়া হিসেবে গণ্য হয়ে থাকে',
        }),
      ],
    },
    'one that was received': {
      ...{ input, environment: 'received', opens: openEnded },
      given: [
        becomes('withdrawalReceivedLate', {
          en: 'downline has confirmed a withdrawal that arrived late',
          bn: 'downline দেরিতে আসা একটি উত্তোলন নিশ্চিত করে থাকেন',
        }),
      ],
    },
  },
  events: {
    'withdrawal.changed': {
      'payout completed': {
        when: ({ in: is, environment }) => environment === 'being reviewed' && is('open.watched'),
        who: 'setup',
        leads: 'paid out',
        matter: 'money',
        en: 'Pay out the withdrawal, with the id that npm run ops -- withdrawals list shows: npm run ops -- withdrawals approve <id> --reason test, then the same command with disburse instead of approve',
        bn: 'npm run ops -- withdrawals list যে id দেখায় তা দিয়ে উত্তোলনটি পাঠান: npm run ops -- withdrawals approve <id> --reason test, তারপর approve-এর জায়গায় disburse লিখে একই কমান্ড চালান',
      },
      'receipt confirmed': {
        when: ({ in: is, environment }) =>
          (environment === 'paid out' && is('open.confirmable.choosing')) ||
          (environment === 'being investigated' && is('open.disputed')),
        who: 'setup',
        leads: 'received',
        en: `${second.en}, and confirm there that all of it has arrived`,
        bn: `${second.bn}, সেখানে পুরোটা পাওয়ার কথা নিশ্চিত করুন`,
      },
      'under investigation': {
        when: ({ in: is, environment }) => environment === 'paid out' && is('open.confirmable.choosing'),
        who: 'setup',
        leads: 'being investigated',
        en: `${second.en}, and report there that nothing has arrived, with any picture as proof`,
        bn: `${second.bn}, সেখানে প্রমাণ হিসেবে যেকোনো ছবি দিয়ে কিছুই না পাওয়ার কথা জানান`,
      },
    },
    'countdown.ticked': {
      'a minute is left': { when: isDue, who: 'system', en: 'The countdown runs', bn: 'কাউন্টডাউন চলতে থাকে' },
    },
    'countdown.ended': {
      'time is over': {
        when: isDue,
        who: 'system',
        leads: 'counted',
        matter: 'money',
        en: 'Wait until the countdown ends, at most five minutes',
        bn: 'কাউন্টডাউন শেষ হওয়া পর্যন্ত অপেক্ষা করুন, সর্বোচ্চ পাঁচ মিনিট',
      },
    },
    'received.selected': { 'by the player': { when: isDue } },
    'report.selected': {
      'nothing arrived': [{ when: (here) => isDue(here) && here.context.arrived !== 'nothing' }, notThere],
      'a part arrived': [{ when: (here) => isDue(here) && here.context.arrived !== 'part' }, notThere],
    },
    'receipt.confirmed': {
      'by the player': [
        {
          when: ({ in: is }) => is('open.disputed'),
          matter: 'money',
          en: 'Press "It has arrived after all"',
          bn: '"পরে পেয়ে গেছি" চাপুন',
        },
        { matter: 'money', en: 'Press "Yes, I received it"', bn: '"পেয়েছি, নিশ্চিত করছি" চাপুন' },
      ],
    },
    'cancel.requested': { 'by the player': forbidden },
    'retry.requested': { 'by the player': {} },
    'section.closed': {
      'by the player': [{ when: ({ in: is }) => !is('loading') }, { ahead: [late('withdrawal')] }],
    },
  },
  outcomes: {
    loadWithdrawal: {
      'paid out': { when: isDue },
      'being investigated': { when: ({ environment }) => environment === 'being investigated' },
      'being reviewed, and may be cancelled': forbidden,
      'being reviewed': { when: ({ environment }) => environment === 'being reviewed' },
      'being reviewed, and something is missing': { when: ({ environment }) => environment === 'lacking' },
      'counted as received': { when: ({ environment }) => environment === 'counted', matter: 'money' },
      'nothing to confirm': { when: ({ environment }) => environment === 'received' },
      offline: {
        when: ({ environment }) => environment !== 'counted',
        ahead: [fails('withdrawal')],
        after: [works('withdrawal')],
        en: 'The withdrawal fails to load',
        bn: 'উত্তোলনটি লোড হয় না',
      },
    },
    watchWithdrawal: { failed: ownFault },
    countdown: { failed: ownFault },
    withdrawalReport: {
      'nothing arrived': {
        when: ({ context }) => context.arrived === 'nothing',
        who: 'tester',
        matter: 'money',
        leads: 'being investigated',
        en: 'Press "Choose a picture", select any picture, then press "Send the report"',
        bn: '"ছবি বেছে নিন" চেপে যেকোনো ছবি বেছে নিন, তারপর "জানিয়ে দিন" চাপুন',
      },
      'a part arrived': {
        when: ({ context }) => context.arrived === 'part',
        who: 'tester',
        matter: 'money',
        leads: 'being investigated',
        en: 'Type 400.00 under "Received (P)" and press "Send the report"',
        bn: '"যা পেয়েছেন (P)" ঘরে 400.00 লিখে "জানিয়ে দিন" চাপুন',
      },
      outdated: race,
      left: { who: 'tester', en: 'Press "Another answer"', bn: '"অন্য উত্তর" চাপুন' },
      failed: ownFault,
    },
    confirmReceived: {
      taken: { leads: 'received', matter: 'money' },
      outdated: race,
      offline: { ahead: [offline], after: [online] },
    },
    cancelWithdrawal: { cancelled: forbidden, outdated: forbidden, offline: forbidden },
  },
  delays: { 'open.overdue': {} },
} satisfies Steps<typeof withdrawalConfirmationMachine>;
