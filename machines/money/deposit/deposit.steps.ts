import type { Steps } from '../../../src/atlas';
import { back, becomes, ownFault } from '../../steps';
import type { depositMachine } from './deposit.machine';

const isFree = ({ environment }: { environment: string }) => environment !== 'waiting';

/** Steps for testers that produce each sample of the deposit chart. */
/** Steps for testers that produce each sample of the deposit chart. */
export const depositSteps = {
  begins: {
    'a player with a deposit limit': {
      environment: 'free',
      given: [
        becomes('memberWithDepositLimit', {
          en: 'player has a deposit limit of 9,000.00 a day',
          bn: 'player-এর দিনে ৯,০০০.০০ ডিপোজিট লিমিট থাকে',
        }),
      ],
      opens: {
        en: 'In a new private window, open the address printed by npm start, choose English, log in as player with the password Shapla#2026, then open /?dialog=memberCentre&page=depositv2',
        bn: 'নতুন প্রাইভেট উইন্ডোতে npm start-এ দেখানো ঠিকানা খুলুন, player নামে ও Shapla#2026 পাসওয়ার্ডে লগ ইন করুন, তারপর /?dialog=memberCentre&page=depositv2 খুলুন',
      },
    },
  },
  events: {
    'limit.selected': {
      'of a day': {
        when: isFree,
        en: 'Press "Deposit limits", then "In 24 hours"',
        bn: '"ডিপোজিট লিমিট" চাপুন, তারপর "২৪ ঘণ্টায়" চাপুন',
      },
    },
    'tutorial.requested': { 'by the player': { when: (here) => isFree(here) || here.in('open.paying') } },
    'tutorial.closed': { 'by the player': {} },
    'history.requested': { 'by the player': { when: (here) => isFree(here) || here.in('open.paying') } },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    moneyMove: {
      'a deposit is started': {
        when: isFree,
        who: 'tester',
        matter: 'money',
        leads: 'waiting',
        en: 'Choose Nodi Pay, type 1000.00 under "Amount" and press "Deposit"',
        bn: 'নদী পে বেছে নিন, "পরিমাণ" ঘরে 1000.00 লিখে "ডিপোজিট করুন" চাপুন',
      },
      'a pending deposit is continued': {
        when: (here) => !isFree(here),
        en: 'The pending deposit is shown again',
        bn: 'অপেক্ষায় থাকা ডিপোজিটটি আবার দেখা যায়',
      },
      failed: ownFault,
    },
    openProvider: {
      'this page is reopened': {
        who: 'tester',
        matter: 'money',
        en: 'On the payment page that opens, press the browser’s back button: the deposit is shown, without another redirect',
        bn: 'যে পেমেন্টের পেজ খোলে সেখানে ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন: ডিপোজিটটি দেখা যায়, আর অন্য পেজে নেওয়া হয় না',
      },
      'nothing can be opened': {
        machine: {
          en: 'The provider always returns the address of a web page.',
          bn: 'প্রোভাইডার সবসময় একটি ওয়েব পেজের ঠিকানা দেয়।',
        },
      },
    },
    depositPayment: {
      'result viewed': {
        who: 'tester',
        matter: 'money',
        leads: 'free',
        en: 'Press "Go to payment", pay on the page that opens, return to the deposit, wait for "Added to your wallet." and press "Another deposit"',
        bn: '"পেমেন্টে যান" চাপুন, যে পেজ খোলে সেখানে পেমেন্ট করুন, ডিপোজিটে ফিরে "ওয়ালেটে যোগ হয়েছে।" দেখা পর্যন্ত অপেক্ষা করুন, তারপর "আরেকটি ডিপোজিট" চাপুন',
      },
      failed: ownFault,
    },
    depositLimit: { 'closed by the player': back, failed: ownFault },
    depositHistory: { 'closed by the player': back, failed: ownFault },
  },
  delays: {
    'open.redirecting': {
      machine: {
        en: 'Requires a payment page that never loads.',
        bn: 'এর জন্য এমন পেমেন্টের পেজ লাগে যা কখনও লোড হয় না।',
      },
    },
  },
} satisfies Steps<typeof depositMachine>;
