import type { SetUp, Text } from '../src/atlas';

const REASON = '--reason "a test by hand"';

/**
 * Resets the demo to a fixture, by a command in a second terminal. The slide puzzle is off unless a setting enables it.
 */
export const becomes = (fixture: string, { en, bn }: Text, ...turned: string[]): SetUp => ({
  command: `npm run ops -- fixture ${[fixture, ...(turned.some((one) => one.startsWith('SLIDEVERIF=')) ? [] : ['SLIDEVERIF=off']), ...turned].join(' ')} ${REASON}`,
  en: `Prepare the demo, so that ${en}`,
  bn: `ডেমো প্রস্তুত করুন, যাতে ${bn}`,
});

/** Setup step that an operator performs. */
export const operator = (command: string, { en, bn }: Text): SetUp => ({
  command: `npm run ops -- ${command} ${REASON}`,
  en,
  bn,
});

/** Makes an endpoint fail until `works` restores it. */
export const fails = (call: string): SetUp =>
  operator(`fault ${call} 500`, { en: `Let the call ${call} fail`, bn: `${call} কলটি যেন ব্যর্থ হয়` });
export const works = (call: string): SetUp =>
  operator(`fault ${call} off`, { en: `Let the call ${call} work again`, bn: `${call} কলটি যেন আবার কাজ করে` });

/** Delays the next response of an endpoint so that a tester can act before it arrives. */
export const late = (call: string): SetUp =>
  operator(`fault ${call} 10s --times 1`, {
    en: `Let the next answer of the call ${call} take ten seconds`,
    bn: `${call} কলের পরের উত্তর আসতে যেন দশ সেকেন্ড লাগে`,
  });

/** The network of the tester's browser. */
export const offline: SetUp = {
  en: 'Cut the network of the page: developer tools (F12), Network, choose Offline',
  bn: 'পেজটির নেটওয়ার্ক বন্ধ করুন: ডেভেলপার টুলস (F12), Network, Offline বাছুন',
};
export const online: SetUp = {
  en: 'Restore the network of the page: the same list, No throttling',
  bn: 'পেজটির নেটওয়ার্ক আবার চালু করুন: একই তালিকায় No throttling বাছুন',
};

/** Reasons to leave something to automated tests. */
export const ownFault = { machine: { en: 'It takes a fault in our own script.', bn: 'আমাদের নিজের স্ক্রিপ্টে ত্রুটি লাগে।' } };
export const ownStorage = {
  machine: {
    en: 'It takes a browser that refuses its own storage.',
    bn: 'এমন ব্রাউজার লাগে যা নিজের স্টোরেজে কিছু রাখতে দেয় না।',
  },
};
export const tooShort = {
  machine: { en: 'It stands too briefly for a hand.', bn: 'এত অল্প সময় থাকে যে হাতে করা যায় না।' },
};
export const notThere = {
  machine: { en: 'There is nothing to press for it there.', bn: 'সেখানে এটির জন্য চাপার কিছু নেই।' },
};

/** Pages of a centre have a back button of their own. */
export const back = { who: 'tester' as const, en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' };

/**
 * Departures during the puzzle and during retries of the account. Each leads to a fixture that the driver finds by
 * `leads`.
 */
export const leavingPuzzle = {
  leads: 'leaving the puzzle',
  en: 'While the puzzle is shown, go back by the button of the browser',
  bn: 'পাজল দেখা গেলে ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন',
};
export const leavingEntry = {
  ahead: [fails('memberInfo')],
  leads: 'leaving the entry',
  en: 'When it is said that the account could not be read, go back by the button of the browser',
  bn: 'অ্যাকাউন্টের তথ্য পড়া যায়নি জানানো হলে ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন',
};
