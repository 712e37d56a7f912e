import type { SetUp, Text } from '../../src/atlas';
import { becomes } from '../steps';

/** Demo with a withdrawal in review, which the queue of the desk lists. */
export const inReview: SetUp = becomes('withdrawalRequested', {
  en: 'a withdrawal of downline is in review',
  bn: 'downline-এর একটি উত্তোলন যাচাইয়ে থাকে',
});

const LOGIN: Text = {
  en: 'In a new private window, open the address of the desk that npm start prints, choose English, and log in as the clerk that it prints',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start ডেস্কের যে ঠিকানা দেখায় তা খুলুন, ইংরেজি বেছে নিন, আর সেখানে দেখানো ক্লার্ক হিসেবে লগ ইন করুন',
};
const OWNER: Text = {
  en: 'In a new private window, open the address of the desk that npm start prints, choose English, and log in as the owner that it prints',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start ডেস্কের যে ঠিকানা দেখায় তা খুলুন, ইংরেজি বেছে নিন, আর সেখানে দেখানো মালিক হিসেবে লগ ইন করুন',
};
const joined = (more?: Text): Text =>
  more ? { en: `${LOGIN.en}, then ${more.en}`, bn: `${LOGIN.bn}, তারপর ${more.bn}` } : LOGIN;

/** Start of a script in the queue of withdrawals: one in review, and a clerk who has logged in. */
export const deskBegins = (more?: Text) => ({
  given: [inReview],
  opens: joined({
    en: `press "Withdrawals"${more ? `, ${more.en}` : ''}`,
    bn: `"উত্তোলন" চাপুন${more ? `, ${more.bn}` : ''}`,
  }),
});
/** Start of a script at a withdrawal that the player has reported with a picture. */
export const reportBegins = {
  given: [
    becomes('withdrawalNotReceived', {
      en: 'downline has reported a withdrawal as not received, with a picture',
      bn: 'downline ছবিসহ জানিয়েছেন যে একটি উত্তোলন পাননি',
    }),
  ],
  opens: joined({ en: 'press "Withdrawals" and open the first one', bn: '"উত্তোলন" চেপে প্রথমটি খুলুন' }),
};
/** Start of a script on the start page of the desk. */
export const startPage = { given: [inReview], opens: joined() };

export const byTester = (en: string, bn: string) => ({ who: 'tester' as const, en, bn });
export const cancels = byTester('Press "Back"', '"ফিরে যান" চাপুন');

/** Reason to leave an outcome to automated tests: it takes a second person at the same moment. */
export const atOnce = {
  machine: {
    en: 'Requires two operators at the same moment.',
    bn: 'এর জন্য একই মুহূর্তে দুজন অপারেটর লাগে।',
  },
};
/** Reason to leave an outcome to automated tests: operators' calls are not delayed or broken by a command. */
export const noFault = {
  machine: {
    en: 'No command makes a call of the desk fail.',
    bn: 'ডেস্কের কোনো রিকোয়েস্ট ব্যর্থ করানোর কমান্ড নেই।',
  },
};

/** Start of a script at the address of feedback that a player has sent. */
export const letterPage = {
  given: [
    {
      en: 'a player has sent feedback in the member centre',
      bn: 'একজন খেলোয়াড় মেম্বার সেন্টার থেকে মতামত পাঠিয়েছেন',
    },
  ],
  opens: joined({
    en: 'open the queue "Feedback", open the first item, and reload the page',
    bn: '"মতামত" তালিকা খুলে প্রথমটি খুলুন, তারপর পেজটি রিলোড করুন',
  }),
};

/** Start of a script in the search for players. */
export const playersPage = (more: Text) => ({
  given: [inReview],
  opens: joined({ en: `press "Players", ${more.en}`, bn: `"খেলোয়াড়" চাপুন, ${more.bn}` }),
});

/** Start of a script in the audit, which owners read. */
export const auditPage = (more?: Text) => ({
  given: [inReview],
  opens: {
    en: `${OWNER.en}, then press "Audit"${more ? `, ${more.en}` : ''}`,
    bn: `${OWNER.bn}, তারপর "অডিট" চাপুন${more ? `, ${more.bn}` : ''}`,
  },
});

/** Start of a script on the page of the site's money, which owners read. */
export const moneyPage = {
  given: [inReview],
  opens: { en: `${OWNER.en}, then press "Revenue"`, bn: `${OWNER.bn}, তারপর "আয়ের হিসাব" চাপুন` },
};
