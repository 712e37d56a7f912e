import type { SetUp, Text } from '../src/atlas';

const REASON = '--reason "a test by hand"';

/**
 * Resets the demo to a fixture, by a command in a second terminal. The slide puzzle is off unless a setting enables it.
 */
export const becomes = (fixture: string, { en, bn }: Text, ...turned: string[]): SetUp => ({
  command: `npm run ops -- fixture ${[fixture, ...(turned.some((candidate) => candidate.startsWith('SLIDEVERIF=')) ? [] : ['SLIDEVERIF=off']), ...turned].join(' ')} ${REASON}`,
  en: `Reset the demo so that ${en}`,
  bn: `ডেমো এমনভাবে প্রস্তুত করুন, যাতে ${bn}`,
});

/** Setup step that an operator performs. */
export const operator = (command: string, { en, bn }: Text): SetUp => ({
  command: `npm run ops -- ${command} ${REASON}`,
  en,
  bn,
});

/** Rows of a command's output: the first, or the last one of a user. */
type Rows = { list: string; user: string | undefined };

/** Setup step on a row that another command lists: a field of it in angle brackets stands for its value. */
export function operatorOn({ list, user }: Rows, command: string): SetUp {
  const field = /<\w+>/.exec(command)?.[0];
  if (!field) throw new Error(`"${command}" names no field.`);
  const row = user === undefined ? { en: 'first', bn: 'প্রথম' } : { en: `last of ${user}`, bn: `${user}-এর শেষ` };
  return operator(command, {
    en: `Run in a second terminal, where ${field} is the ${row.en} that “npm run ops -- ${list}” shows`,
    bn: `আরেকটি টার্মিনালে চালান; ${field}-এর জায়গায় “npm run ops -- ${list}” যে ${row.bn} মান দেখায় তা লিখুন`,
  });
}

/** Makes an endpoint fail until `works` restores it. */
export const fails = (call: string): SetUp =>
  operator(`fault ${call} 500`, { en: `Make the request ${call} fail`, bn: `${call} রিকোয়েস্টটি ব্যর্থ করান` });
export const works = (call: string): SetUp =>
  operator(`fault ${call} off`, { en: `Make the request ${call} work again`, bn: `${call} রিকোয়েস্টটি আবার সচল করুন` });

/** Delays the next response of an endpoint so that a tester can act before it arrives. */
export const late = (call: string): SetUp =>
  operator(`fault ${call} 10s --times 1`, {
    en: `Delay the next response to ${call} by ten seconds`,
    bn: `${call} রিকোয়েস্টের পরের উত্তর দশ সেকেন্ড দেরি করান`,
  });

/** The network of the tester's browser. */
export const offline: SetUp = {
  en: 'Disconnect the page: developer tools (F12), Network, select Offline',
  bn: 'পেজটির নেটওয়ার্ক বন্ধ করুন: ডেভেলপার টুলস (F12), Network, Offline বেছে নিন',
};
export const online: SetUp = {
  en: 'Reconnect the page: the same list, No throttling',
  bn: 'পেজটির নেটওয়ার্ক আবার চালু করুন: একই তালিকায় No throttling বেছে নিন',
};

/** Reasons to leave something to automated tests. */
export const ownFault = {
  machine: { en: 'Requires a defect in our own script.', bn: 'এর জন্য আমাদের নিজের স্ক্রিপ্টে ত্রুটি থাকতে হয়।' },
};
export const ownStorage = {
  machine: {
    en: 'Requires a browser that blocks its own storage.',
    bn: 'এর জন্য এমন ব্রাউজার লাগে, যা নিজের স্টোরেজ ব্যবহার করতে দেয় না।',
  },
};
export const tooShort = {
  machine: { en: 'Too brief to perform by hand.', bn: 'এত অল্প সময় থাকে যে হাতে করা যায় না।' },
};
export const notThere = {
  machine: { en: 'No control for it exists in this state.', bn: 'এই অবস্থায় এটির জন্য কোনো বোতাম নেই।' },
};

/** Pages of a centre have a back button of their own. */
export const back = { who: 'tester' as const, en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' };

/**
 * Departures during the puzzle and during retries of the account. Each leads to a fixture that the driver finds by
 * `leads`.
 */
export const leavingPuzzle = {
  leads: 'leaving the puzzle',
  en: "While the puzzle is open, press the browser's back button",
  bn: 'পাজল খোলা থাকতে ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন',
};
export const leavingEntry = {
  ahead: [fails('memberInfo')],
  leads: 'leaving the entry',
  en: "When the message says that the account could not be loaded, press the browser's back button",
  bn: 'অ্যাকাউন্টের তথ্য আনা যায়নি বার্তাটি দেখা গেলে ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন',
};

/** Modules that would interrupt a script: they are off unless a script turns them on. */
const INTERRUPTIONS = ['SLIDEVERIF', 'AFTERLOGIN', 'IPVERIF'];

/**
 * Resets the demo to a fixture, with all modules off that would interrupt a script. Flows without a steps file have
 * derived scripts (`own.steps.flows`), which start with it.
 */
export function resetTo(fixture: string, turned: readonly string[] = []): SetUp {
  const off = INTERRUPTIONS.filter((name) => !turned.some((candidate) => candidate.startsWith(`${name}=`))).map(
    (name) => `${name}=off`,
  );
  return operator(['fixture', fixture, ...off, ...turned].join(' '), {
    en: `Reset the demo to the fixture ${fixture}`,
    bn: `ডেমোকে ${fixture} ফিক্সচারে ফেরান`,
  });
}

/**
 * First preparation of every derived script, which a tester performs from its words alone (`own.steps.words`): any
 * changed word must fail (`own.steps.changed-word`).
 */
export const freshWindow = {
  en: 'In a new private window, open the address printed by npm start, and choose English; of several things with one name, use the last on the page',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায় তা খুলুন, আর বাংলা বেছে নিন; একই নামে একাধিক কিছু থাকলে পেজের শেষেরটি ব্যবহার করুন',
} satisfies SetUp;
