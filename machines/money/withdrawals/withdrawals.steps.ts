import type { Steps } from '../../../src/atlas';
import { back, becomes, ownFault } from '../../steps';
import type { withdrawalsMachine } from './withdrawals.machine';

const opens = {
  en: 'In a new private window, open the address printed by npm start, choose English, log in as downline with the password Shapla#2026, then open /?dialog=memberCentre&page=withdraw',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start-এ দেখানো ঠিকানা খুলুন, downline নামে ও Shapla#2026 পাসওয়ার্ডে লগ ইন করুন, তারপর /?dialog=memberCentre&page=withdraw খুলুন',
};
const waits = ({ environment }: { environment: string }) => environment === 'waiting';

/** Steps for testers that produce each sample of the page of withdrawals. */
export const withdrawalsSteps = {
  begins: {
    'a player who was paid and has not answered': {
      ...{ environment: 'waiting', opens },
      given: [
        becomes('withdrawalPaidOut', {
          en: 'downline has a withdrawal that is paid out and not yet confirmed',
          bn: 'downline-এর একটি উত্তোলন পাঠানো হয়ে যায়, কিন্তু এখনও নিশ্চিত করা না থাকে',
        }),
      ],
    },
    'a player with no withdrawal under way': {
      ...{ environment: 'free', opens },
      given: [
        becomes('downlineReady', {
          en: 'downline has a balance of 25,000.00, a payment password, an e-wallet and no withdrawal',
          bn: 'downline-এর ২৫,০০০.০০ ব্যালেন্স, পেমেন্ট পাসওয়ার্ড ও ই-ওয়ালেট থাকে, কোনো উত্তোলন থাকে না',
        }),
      ],
    },
  },
  events: {
    'withdrawal.requested': { 'by the player': {} },
    'withdrawal.selected': { 'a withdrawal that awaits confirmation': { when: waits } },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    list: { failed: ownFault },
    findUnderWay: {
      'a pending withdrawal': { when: waits },
      'no pending withdrawal': { when: (here) => !waits(here), matter: 'money' },
      offline: {
        machine: {
          en: 'The list fails at the same time, and shows the error.',
          bn: 'একই সঙ্গে তালিকাও ব্যর্থ হয় ও ত্রুটিটি দেখায়।',
        },
      },
    },
    withdrawal: {
      sent: {
        who: 'tester',
        matter: 'money',
        en: 'Press 1,000 under "Amount", then "Continue"; type 246810 under "Payment password", press "Withdraw now", then press "Track status"',
        bn: '"পরিমাণ" ঘরের নিচে ১,০০০ চেপে "এগিয়ে যান" চাপুন; "পেমেন্ট পাসওয়ার্ড" ঘরে 246810 লিখে "এখনই তুলুন" চাপুন, তারপর "অগ্রগতি দেখুন" চাপুন',
      },
      left: back,
      failed: ownFault,
    },
    withdrawalConfirmation: {
      left: { who: 'tester', en: 'Press "All withdrawals"', bn: '"সব উত্তোলন" চাপুন' },
      failed: ownFault,
    },
  },
} satisfies Steps<typeof withdrawalsMachine>;
