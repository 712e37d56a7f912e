import type { Text } from '../../src/atlas';

/** Flows without scripts for testers, each with the reason (`own.steps.flows`). A flow that has scripts is not here. */
export const NOT_BY_HAND: Readonly<Record<string, Text>> = {
  'abuse-case-lifecycle': {
    en: 'Requires several accounts with a common device, and hours of play.',
    bn: 'এর জন্য একই ডিভাইসের একাধিক অ্যাকাউন্ট ও কয়েক ঘণ্টার খেলা লাগে।',
  },
  analytics: {
    en: 'Requires an account at an analytics service, which the demo lacks.',
    bn: 'এর জন্য অ্যানালিটিক্স সেবার অ্যাকাউন্ট লাগে, যা ডেমোতে নেই।',
  },
  'app-update': {
    en: 'Requires a newer build that replaces the running one.',
    bn: 'এর জন্য চলমান বিল্ডের জায়গায় নতুন বিল্ড বসাতে হয়।',
  },
  live: {
    en: 'It runs in the background and follows the connection, not the tester.',
    bn: 'এটি আড়ালে চলে এবং পরীক্ষক নয়, সংযোগের ওপর নির্ভর করে।',
  },
  'passkey-login': {
    en: 'Requires a device with a prepared passkey.',
    bn: 'এর জন্য আগে থেকে তৈরি পাসকিসহ ডিভাইস লাগে।',
  },
  passkeys: {
    en: 'Requires a device with a prepared passkey.',
    bn: 'এর জন্য আগে থেকে তৈরি পাসকিসহ ডিভাইস লাগে।',
  },
  'session-time': {
    en: 'Requires a long wait without any action.',
    bn: 'এর জন্য কিছু না করে অনেকক্ষণ অপেক্ষা করতে হয়।',
  },
  'studio-hold-lifecycle': {
    en: 'Requires a win above the limit of a studio, which chance decides.',
    bn: 'এর জন্য স্টুডিওর সীমার চেয়ে বড় জয় লাগে, যা ভাগ্যের ওপর নির্ভর করে।',
  },
};
