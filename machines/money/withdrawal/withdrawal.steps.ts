import type { Steps } from '../../../src/atlas';
import { back, becomes, ownFault } from '../../steps';
import type { withdrawalMachine } from './withdrawal.machine';

const opens = {
  en: 'In a new private window, open the address printed by npm start, choose English, log in as downline with the password Shapla#2026, then open /?dialog=memberCentre&page=withdraw',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start-এ দেখানো ঠিকানা খুলুন, downline নামে ও Shapla#2026 পাসওয়ার্ডে লগ ইন করুন, তারপর /?dialog=memberCentre&page=withdraw খুলুন',
};
const isReady = ({ environment }: { environment: string }) => environment === 'ready';
const added = (number: string) => ({
  who: 'tester' as const,
  matter: 'safety' as const,
  leads: 'ready',
  en: `Press "Add an account", choose Nodi Pay, type the number ${number} and the payment password 246810, press "Add it", wait until it is listed, then press "Back"`,
  bn: `"অ্যাকাউন্ট যোগ করুন" চাপুন, নদী পে বেছে নিন, নম্বর ${number} ও পেমেন্ট পাসওয়ার্ড 246810 লিখে "যোগ করুন" চাপুন, তালিকায় দেখা গেলে "ফিরে যান" চাপুন`,
});

/** Steps for testers that produce each sample of the withdrawal chart. */
export const withdrawalSteps = {
  begins: {
    'a player who can withdraw': {
      ...{ environment: 'ready', opens },
      given: [
        becomes('downlineReady', {
          en: 'downline has a balance of 25,000.00, a payment password and an e-wallet',
          bn: 'downline-এর ২৫,০০০.০০ ব্যালেন্স, পেমেন্ট পাসওয়ার্ড ও ই-ওয়ালেট থাকে',
        }),
      ],
    },
    'a player without a payment password': {
      ...{ environment: 'unprotected', opens },
      given: [
        becomes('downlineWithMoney', {
          en: 'downline has a balance of 25,000.00 but no payment password',
          bn: 'downline-এর ২৫,০০০.০০ ব্যালেন্স থাকে, কিন্তু পেমেন্ট পাসওয়ার্ড থাকে না',
        }),
      ],
    },
    'a player without an account to send to': {
      ...{ environment: 'unbound', opens },
      given: [
        becomes('downlineGuarded', {
          en: 'downline has a balance of 25,000.00 and a payment password but no payout account',
          bn: 'downline-এর ২৫,০০০.০০ ব্যালেন্স ও পেমেন্ট পাসওয়ার্ড থাকে, কিন্তু তোলার অ্যাকাউন্ট থাকে না',
        }),
      ],
    },
  },
  events: {
    'account.requested': { 'by the player': { when: isReady } },
    'retry.requested': { 'by the player': {} },
    'section.closed': { 'by the player': {} },
  },
  outcomes: {
    moneyMove: {
      'request sent': {
        when: isReady,
        who: 'tester',
        matter: 'money',
        en: 'Type 1000.00 under "Amount" and press "Continue"; type 246810 under "Payment password", press "Withdraw now", then press "Track status"',
        bn: '"পরিমাণ" ঘরে 1000.00 লিখে "এগিয়ে যান" চাপুন; "পেমেন্ট পাসওয়ার্ড" ঘরে 246810 লিখে "এখনই তুলুন" চাপুন, তারপর "অগ্রগতি দেখুন" চাপুন',
      },
      'closed by the player': { ...back, when: isReady },
      'no payment password': { when: ({ environment }) => environment === 'unprotected', matter: 'safety' },
      'no account': { when: ({ environment }) => environment === 'unbound', matter: 'safety' },
      failed: ownFault,
    },
    paymentPassword: {
      changed: {
        who: 'tester',
        matter: 'safety',
        leads: 'unbound',
        en: 'Type 246810 under "New payment password" and "Confirm new payment password", type Shapla#2026 under "Your password" and press "Save"',
        bn: '"নতুন পেমেন্ট পাসওয়ার্ড" ও "নতুন পেমেন্ট পাসওয়ার্ড আবার লিখুন" ঘরে 246810, "আপনার পাসওয়ার্ড" ঘরে Shapla#2026 লিখে "সেভ করুন" চাপুন',
      },
      left: back,
      failed: ownFault,
    },
    bankAccount: {
      changed: [
        { ...added('01712344322'), when: ({ in: is, context }) => is('managing') && context.failure === null },
        { ...added('01712344321'), when: ({ in: is }) => is('binding') },
      ],
      left: back,
      failed: ownFault,
    },
  },
} satisfies Steps<typeof withdrawalMachine>;
