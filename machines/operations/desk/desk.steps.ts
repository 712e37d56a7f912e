import type { Steps } from '../../../src/atlas';
import { notThere, ownFault, resetTo } from '../../steps';
import { byTester, inReview, noFault } from '../common.steps';
import type { deskMachine } from './desk.machine';

const waits = {
  machine: {
    en: 'Requires a long wait without any action.',
    bn: 'এর জন্য কিছু না করে অনেকক্ষণ অপেক্ষা করতে হয়।',
  },
};

/** Links are in the pages, whose scripts follow them. */
const inContent = {
  machine: { en: 'Links are in the pages of the desk.', bn: 'লিংকগুলো ডেস্কের পেজে থাকে।' },
};

const ofOwners = {
  machine: {
    en: 'The scripts of the audit and of the revenue log in as an owner.',
    bn: 'অডিট ও আয়ের হিসাবের স্ক্রিপ্টে মালিক হিসেবে লগ ইন করা হয়।',
  },
};

/** Steps for testers in the frame of the desk. */
export const deskSteps = {
  begins: {
    'a browser without a session': {
      input: 'in Bengali',
      environment: 'out',
      given: [resetTo('visitor')],
      opens: {
        en: 'In a new private window, open the address of the desk that npm start prints',
        bn: 'নতুন প্রাইভেট উইন্ডোতে npm start ডেস্কের যে ঠিকানা দেখায় তা খুলুন',
      },
    },
    'the address of a withdrawal': {
      input: 'by the address of a withdrawal',
      environment: 'out',
      given: [inReview],
      opens: {
        en: 'In a new private window, open the address of the withdrawal at the desk, whose id npm run ops -- withdrawals list prints',
        bn: 'নতুন প্রাইভেট উইন্ডোতে ডেস্কে উত্তোলনটির ঠিকানা খুলুন; আইডিটি দেখায় npm run ops -- withdrawals list',
      },
    },
  },
  events: {
    'queues.requested': { 'by the operator': {} },
    'withdrawals.requested': { 'by the operator': {} },
    'players.requested': { 'by the operator': {} },
    'approvals.requested': { 'by the operator': {} },
    'audit.requested': { 'by the operator': ofOwners },
    'money.requested': { 'by the operator': ofOwners },
    'link.followed': {
      'to a withdrawal': inContent,
      'to a player': inContent,
      'to an item': inContent,
      'to the requests': inContent,
      'to a record': inContent,
      'to the money': inContent,
    },
    'logout.requested': { 'by the operator': { leads: 'out', matter: 'access' } },
    'session.expired': { 'by itself': waits },
    'retry.requested': { 'by the operator': notThere },
    'language.selected': { English: { when: ({ in: isIn }) => isIn('loggedIn') || isIn('loggedOut') } },
    'theme.selected': { dark: { when: ({ in: isIn }) => isIn('loggedIn') || isIn('loggedOut') } },
    'shortcuts.selected': { off: { when: ({ in: isIn }) => isIn('loggedIn') || isIn('loggedOut') } },
  },
  outcomes: {
    loadSession: {
      'a clerk': { when: ({ environment }) => environment === 'in' },
      'an owner': ofOwners,
      'no session': { when: ({ environment }) => environment === 'out' },
      offline: noFault,
    },
    login: {
      'logged in': {
        ...byTester(
          'Log in as the clerk that npm start prints, with the code that it prints',
          'npm start যে ক্লার্ক দেখায় সেই নামে, সেখানে দেখানো কোড দিয়ে লগ ইন করুন',
        ),
        leads: 'in',
        matter: 'access',
      },
      failed: ownFault,
    },
    watchAddress: { failed: ownFault },
    watchSession: { failed: ownFault },
    queues: { failed: ownFault },
    withdrawals: { failed: ownFault },
    players: { failed: ownFault },
    approvals: { failed: ownFault },
    audit: { failed: ownFault },
    money: { failed: ownFault },
    endSession: { ended: {}, offline: noFault },
  },
} satisfies Steps<typeof deskMachine>;
