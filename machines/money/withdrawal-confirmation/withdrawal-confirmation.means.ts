import type { Means, Text } from '../../../src/atlas';
import { becomes, fails, late, notThere, offline, online, ownFault, works } from '../../means';
import type { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine';

const opensBy = ({ en, bn }: Text): Text => ({
  en: `In a new private window open the address that npm start printed, choose English, log in as downline with Shapla#2026, open /?dialog=memberCentre&page=withdraw and press ${en}`,
  bn: `নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায় তা খুলুন, downline ও Shapla#2026 দিয়ে লগ ইন করুন, /?dialog=memberCentre&page=withdraw খুলে ${bn} চাপুন`,
});
const say = opensBy({ en: '"Report what arrived"', bn: '"কত পেয়েছেন জানান"' });
const see = opensBy({ en: '"See"', bn: '"দেখুন"' });
const input = 'of a withdrawal';
const forbidden = {
  machine: { en: 'The switch that allows it is off, as regulators forbid it.', bn: 'নিয়ন্ত্রকের নিষেধে এর অনুমতি বন্ধ।' },
};
const race = {
  machine: { en: 'The page hears of it before a hand can press.', bn: 'হাতে চাপার আগেই পেজ তা জেনে যায়।' },
};
const second = {
  en: 'In a second private window choose English, log in as downline too, open the same withdrawal',
  bn: 'আরেকটি প্রাইভেট উইন্ডোতে downline হয়ে লগ ইন করে একই উত্তোলন খুলুন',
};
const isDue = ({ world }: { world: string }) => world === 'paid out';

/** Steps for testers that produce each sample of the withdrawal confirmation. */
export const withdrawalConfirmationMeans = {
  begins: {
    'one that is paid out': {
      ...{ input, world: 'paid out', opens: say },
      given: [
        becomes('withdrawalDueSoon', {
          en: 'a withdrawal of downline was paid out, and five minutes are left to answer',
          bn: 'downline-এর একটি উত্তোলন পাঠানো হয়েছে, উত্তর দিতে পাঁচ মিনিট বাকি',
        }),
      ],
    },
    'one that is being reviewed': {
      ...{ input, world: 'being reviewed', opens: see },
      given: [
        becomes('withdrawalRequested', {
          en: 'a withdrawal of downline is being reviewed',
          bn: 'downline-এর একটি উত্তোলন যাচাই হচ্ছে',
        }),
      ],
    },
    'one that is looked into': {
      ...{ input, world: 'looked into', opens: see },
      given: [
        becomes('withdrawalNotReceived', {
          en: 'downline has reported that nothing arrived',
          bn: 'downline জানিয়েছেন কিছুই পৌঁছায়নি',
        }),
      ],
    },
    'one that counts as received': {
      ...{ input, world: 'counted', opens: see },
      given: [
        becomes('withdrawalCounted', {
          en: 'a withdrawal of downline counts as received without an answer',
          bn: 'উত্তর ছাড়াই downline-এর একটি উত্তোলন পাওয়া গেছে বলে ধরা হয়েছে',
        }),
      ],
    },
    'one that was received': {
      ...{ input, world: 'received', opens: see },
      given: [
        becomes('withdrawalReceivedLate', {
          en: 'a withdrawal of downline was received in the end',
          bn: 'downline-এর একটি উত্তোলন শেষে পাওয়া গেছে',
        }),
      ],
    },
  },
  events: {
    'withdrawal.changed': {
      'it is paid out': {
        when: ({ in: is, world }) => world === 'being reviewed' && is('open.watched'),
        who: 'setup',
        leads: 'paid out',
        matter: 'money',
        en: 'Pay it out, with the id that npm run ops -- withdrawals list shows: npm run ops -- withdrawals approve <id> --reason test, and the same with disburse in the place of approve',
        bn: 'npm run ops -- withdrawals list যে id দেখায় তা দিয়ে পাঠান: npm run ops -- withdrawals approve <id> --reason test, তারপর approve-এর জায়গায় disburse লিখে আবার',
      },
      'it is received': {
        when: ({ in: is, world }) =>
          (world === 'paid out' && is('open.confirmable.choosing')) || (world === 'looked into' && is('open.disputed')),
        who: 'setup',
        leads: 'received',
        en: `${second.en}, and say there that all of it has arrived`,
        bn: `${second.bn}, সেখানে জানান পুরোটাই পেয়েছেন`,
      },
      'it is looked into': {
        when: ({ in: is, world }) => world === 'paid out' && is('open.confirmable.choosing'),
        who: 'setup',
        leads: 'looked into',
        en: `${second.en}, and say there that nothing has arrived, with any picture`,
        bn: `${second.bn}, সেখানে যেকোনো ছবিসহ জানান কিছুই পাননি`,
      },
    },
    'countdown.ticked': {
      'a minute is left': { when: isDue, who: 'system', en: 'The time left counts down', bn: 'বাকি সময় কমতে থাকে' },
    },
    'countdown.ended': {
      'time is over': {
        when: isDue,
        who: 'system',
        leads: 'counted',
        matter: 'money',
        en: 'Wait until the time left is over, five minutes at most',
        bn: 'বাকি সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন, বড়জোর পাঁচ মিনিট',
      },
    },
    'received.chosen': { 'by the player': { when: isDue } },
    'report.chosen': {
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
    'section.left': {
      'by the player': [{ when: ({ in: is }) => !is('loading') }, { ahead: [late('withdrawal')] }],
    },
  },
  outcomes: {
    loadWithdrawal: {
      'paid out': { when: isDue },
      'looked into': { when: ({ world }) => world === 'looked into' },
      'being reviewed, and may be cancelled': forbidden,
      'being reviewed': { when: ({ world }) => world === 'being reviewed' },
      'counted as received': { when: ({ world }) => world === 'counted', matter: 'money' },
      'nothing to be said': { when: ({ world }) => world === 'received' },
      offline: {
        when: ({ world }) => world !== 'counted',
        ahead: [fails('withdrawal')],
        after: [works('withdrawal')],
        en: 'The withdrawal cannot be read',
        bn: 'উত্তোলনটি পড়া যায় না',
      },
    },
    watchWithdrawal: { failed: ownFault },
    countdown: { failed: ownFault },
    withdrawalReport: {
      'nothing arrived': {
        when: ({ context }) => context.arrived === 'nothing',
        who: 'tester',
        matter: 'money',
        leads: 'looked into',
        en: 'Press "Choose a picture" and take any picture, then press "Send the report"',
        bn: '"ছবি বেছে নিন" চেপে যেকোনো ছবি নিন, তারপর "জানিয়ে দিন" চাপুন',
      },
      'a part arrived': {
        when: ({ context }) => context.arrived === 'part',
        who: 'tester',
        matter: 'money',
        leads: 'looked into',
        en: 'Type 400.00 under "Received (P)" and press "Send the report"',
        bn: '"যা পেয়েছেন (P)"-এ 400.00 লিখে "জানিয়ে দিন" চাপুন',
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
} satisfies Means<typeof withdrawalConfirmationMachine>;
