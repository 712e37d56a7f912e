import type { Means } from '../../../src/atlas';
import { back, becomes, ownFault } from '../../means';
import type { withdrawalMachine } from './withdrawal.machine';

const opens = {
  en: 'In a new private window open the address that npm start printed, choose English, log in as downline with Shapla#2026, then open /?dialog=memberCentre&page=withdraw',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায় তা খুলুন, downline ও Shapla#2026 দিয়ে লগ ইন করুন, তারপর /?dialog=memberCentre&page=withdraw খুলুন',
};
const isReady = ({ world }: { world: string }) => world === 'ready';
const added = (number: string) => ({
  who: 'tester' as const,
  matter: 'safety' as const,
  leads: 'ready',
  en: `Press "Add an account", choose Nodi Pay, type the number ${number} and the payment password 246810, press "Add it", and when it stands in the list "Back"`,
  bn: `"অ্যাকাউন্ট যোগ করুন" চাপুন, নদী পে বাছুন, নম্বর ${number} ও পেমেন্ট পাসওয়ার্ড 246810 লিখে "যোগ করুন" চাপুন, তালিকায় এলে "ফিরে যান" চাপুন`,
});

/** Steps for testers that produce each sample of the withdrawal chart. */
export const withdrawalMeans = {
  begins: {
    'a player who has all it takes': {
      ...{ world: 'ready', opens },
      given: [
        becomes('downlineReady', {
          en: 'downline has 25,000.00, a payment password and an e-wallet',
          bn: 'downline-এর 25,000.00, পেমেন্ট পাসওয়ার্ড ও ই-ওয়ালেট থাকে',
        }),
      ],
    },
    'a player without a payment password': {
      ...{ world: 'unprotected', opens },
      given: [
        becomes('downlineWithMoney', {
          en: 'downline has 25,000.00, and no payment password',
          bn: 'downline-এর 25,000.00 থাকে, পেমেন্ট পাসওয়ার্ড নেই',
        }),
      ],
    },
    'a player without an account to send to': {
      ...{ world: 'unbound', opens },
      given: [
        becomes('downlineGuarded', {
          en: 'downline has 25,000.00 and a payment password, and no account',
          bn: 'downline-এর 25,000.00 ও পেমেন্ট পাসওয়ার্ড থাকে, অ্যাকাউন্ট নেই',
        }),
      ],
    },
  },
  events: {
    'account.requested': { 'by the player': { when: isReady } },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    moneyMove: {
      'it was sent': {
        when: isReady,
        who: 'tester',
        matter: 'money',
        en: 'Type 1000.00 under "Amount" and press "Continue"; type 246810 under "Payment password", press "Withdraw now", and then "Track status"',
        bn: '"পরিমাণ"-এ 1000.00 লিখে "এগিয়ে যান" চাপুন; "পেমেন্ট পাসওয়ার্ড"-এ 246810 লিখে "এখনই তুলুন" চাপুন, তারপর "অগ্রগতি দেখুন" চাপুন',
      },
      'it was left': { ...back, when: isReady },
      'no payment password': { when: ({ world }) => world === 'unprotected', matter: 'safety' },
      'no account': { when: ({ world }) => world === 'unbound', matter: 'safety' },
      failed: ownFault,
    },
    paymentPassword: {
      changed: {
        who: 'tester',
        matter: 'safety',
        leads: 'unbound',
        en: 'Type 246810 under "New payment password" and "Confirm new payment password", Shapla#2026 under "Your password", and press "Save"',
        bn: '"নতুন পেমেন্ট পাসওয়ার্ড" ও "নতুন পেমেন্ট পাসওয়ার্ড আবার লিখুন"-এ 246810, "আপনার পাসওয়ার্ড"-এ Shapla#2026 লিখে "সেভ করুন" চাপুন',
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
} satisfies Means<typeof withdrawalMachine>;
