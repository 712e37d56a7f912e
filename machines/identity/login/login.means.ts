import type { Means, Text } from '../../../src/atlas';
import { QUICK_LOGIN_FROM } from '../../../src/ui/widths';
import {
  becomes,
  fails,
  leavingEntry,
  leavingPuzzle,
  notThere,
  offline,
  online,
  ownFault,
  ownStorage,
  tooShort,
  works,
} from '../../means';
import type { loginMachine } from './login.machine';

const loggedOut = becomes('visitor', { en: 'no one is logged in', bn: 'কেউ লগ ইন করা নেই' });
const fresh = {
  en: 'In a new private window open the address that npm start printed, choose English, and open /?dialog=login',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায় তা খুলুন, শেষে /?dialog=login লিখে',
};
const again = { en: 'In the same window open /?dialog=login', bn: 'একই উইন্ডোতে /?dialog=login খুলুন' };
const remembered = {
  name: {
    en: 'In a private window choose English, log in as player with Shapla#2026 and with "Remember the password" ticked, then log out; the window stays open',
    bn: 'প্রাইভেট উইন্ডোতে player ও Shapla#2026 দিয়ে "পাসওয়ার্ড মনে রাখুন"-এ টিক দিয়ে লগ ইন করুন, তারপর লগ আউট করুন; উইন্ডোটি খোলা রাখুন',
  },
  number: {
    en: 'In a private window choose English, log in by 01712345678 and its code (npm run ops -- codes shows it), with "Remember the number" ticked, then log out; the window stays open',
    bn: 'প্রাইভেট উইন্ডোতে 01712345678 ও তার কোড দিয়ে (npm run ops -- codes তা দেখায়) "নম্বরটি মনে রাখুন"-এ টিক দিয়ে লগ ইন করুন, তারপর লগ আউট করুন; উইন্ডোটি খোলা রাখুন',
  },
};

const inBengali = (value: number) => new Intl.NumberFormat('bn', { useGrouping: false }).format(value);
/** A window wide enough for the quick login form in the header, on the portal's first page. */
export const wideWindow: Text = {
  en: `In a new private window, at least ${QUICK_LOGIN_FROM} pixels wide, open the address that npm start printed, choose English in the header`,
  bn: `অন্তত ${inBengali(QUICK_LOGIN_FROM)} পিক্সেল চওড়া নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায় তা খুলুন`,
};

/** Counts consecutive wrong passwords, until a captcha is demanded. */
const NEXT: Record<string, string> = { plain: 'wrong once', 'wrong once': 'wrong twice' };
const byName = ({ way, username }: { way: string; username: string }) => way === 'username' && username !== '';
const isPlain = (world: string) => world !== 'puzzle' && world !== 'captcha' && !world.startsWith('leaving');

/** Steps for testers that produce each sample of the login chart. */
export const loginMeans = {
  begins: {
    'the login opens': { input: 'opened empty', world: 'plain', given: [loggedOut], opens: fresh },
    'the login opens, with the puzzle': {
      ...{ input: 'opened empty', world: 'puzzle', opens: fresh },
      given: [
        becomes(
          'visitor',
          { en: 'a puzzle comes before each login', bn: 'প্রতিবার লগ ইনের আগে পাজল আসে' },
          'SLIDEVERIF=on',
        ),
      ],
    },
    'the login opens by mobile number': {
      ...{ input: 'opened for a mobile number', world: 'plain', given: [loggedOut] },
      opens: {
        en: `${wideWindow.en}, and press "Log in by mobile number" there`,
        bn: `${wideWindow.bn}, ওপরে "মোবাইল নম্বর দিয়ে লগ ইন" চাপুন`,
      },
    },
    'the form of the header is sent': {
      ...{ input: 'sent from the header', world: 'header', given: [loggedOut] },
      opens: {
        en: `${wideWindow.en}, type player and Shapla#2026 beside it, and press "Log in" there`,
        bn: `${wideWindow.bn}; ওপরের ফর্মে player ও Shapla#2026 লিখে সেখানকার "লগ ইন" চাপুন`,
      },
    },
    'a name was remembered': {
      input: 'opened empty',
      world: 'name',
      given: [loggedOut, remembered.name],
      opens: again,
    },
    'a number was remembered': {
      input: 'opened empty',
      world: 'number',
      given: [loggedOut, remembered.number],
      opens: again,
    },
    'codes are off': {
      ...{ input: 'opened empty', world: 'no codes', opens: fresh },
      given: [becomes('visitor', { en: 'there is no login by code', bn: 'কোড দিয়ে লগ ইন করা যায় না' }, 'MOBILELOGIN=off')],
    },
  },
  events: {
    'form.submitted': {
      'a player': [
        {
          when: ({ in: is, context, world }) =>
            world === 'captcha' && is('editing.tab.username') && !context.form.remember,
          en: 'Type player, Shapla#2026 and, under "Picture code", what the picture shows (npm run ops -- challenges says it), and press "Log in"',
          bn: 'player, Shapla#2026 ও "ছবির কোড"-এ ছবিতে যা আছে (npm run ops -- challenges তা বলে) লিখে "লগ ইন" চাপুন',
        },
        {
          when: ({ in: is, context, world }) =>
            world !== 'captcha' && is('editing.tab.username') && !context.form.remember,
          en: 'Type player and Shapla#2026 and press "Log in"',
          bn: 'player ও Shapla#2026 লিখে "লগ ইন" চাপুন',
        },
      ],
      'a player, to be remembered': {
        when: ({ in: is, world }) => world !== 'captcha' && is('editing.tab.username'),
        en: 'Type player and Shapla#2026, see to it that "Remember the password" is ticked, and press "Log in"',
        bn: 'player ও Shapla#2026 লিখুন, "পাসওয়ার্ড মনে রাখুন"-এ যেন টিক থাকে, তারপর "লগ ইন" চাপুন',
      },
      'nothing typed': {
        when: ({ in: is, context, world }) =>
          world !== 'captcha' && is('editing.tab.username') && !context.form.remember,
        en: 'Leave username and password empty and press "Log in"',
        bn: 'ইউজারনেম ও পাসওয়ার্ড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
      'a wrong password': {
        when: ({ in: is, context, world }) =>
          (world in NEXT || world === 'wrong twice') && is('editing.tab.username') && !context.form.remember,
        en: 'Type stranger and the password Padma#1111, which is wrong, and press "Log in"',
        bn: 'stranger ও ভুল পাসওয়ার্ড Padma#1111 লিখে "লগ ইন" চাপুন',
      },
      'a mobile number and its code': {
        when: ({ in: is, context, world }) => isPlain(world) && is('editing.tab.mobile') && !context.form.remember,
        en: 'Type 01712345678, press "Send code", type the code that npm run ops -- codes shows first, and press "Log in"',
        bn: '01712345678 লিখে "কোড পাঠান" চাপুন, npm run ops -- codes প্রথমে যে কোড দেখায় তা লিখে "লগ ইন" চাপুন',
      },
      'a mobile number, to be remembered': {
        when: ({ in: is, world }) => isPlain(world) && is('editing.tab.mobile'),
        en: 'Type 01712345678, press "Send code", type the code that npm run ops -- codes shows first, see to it that "Remember the number" is ticked, and press "Log in"',
        bn: '01712345678 লিখে "কোড পাঠান" চাপুন, npm run ops -- codes প্রথমে যে কোড দেখায় তা লিখুন, "নম্বরটি মনে রাখুন"-এ যেন টিক থাকে, তারপর "লগ ইন" চাপুন',
      },
      'no mobile number': {
        when: ({ in: is, context, world }) => isPlain(world) && is('editing.tab.mobile') && !context.form.remember,
        en: 'Leave number and code empty and press "Log in"',
        bn: 'নম্বর ও কোড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': [
        {
          when: ({ context }) => context.form.way === 'username',
          en: 'Type player under "Username"; if it stands there already, take a letter away and type it again',
          bn: '"ইউজারনেম"-এ player লিখুন; আগেই থাকলে একটি অক্ষর মুছে আবার লিখুন',
        },
        notThere,
      ],
    },
    'username.chosen': { 'by the player': { en: 'Press the tab "Username"', bn: '"ইউজারনেম" ট্যাব চাপুন' } },
    'mobile.chosen': {
      'by the player': [
        { when: ({ context }) => context.mobileOpen, en: 'Press the tab "Mobile number"', bn: '"মোবাইল নম্বর" ট্যাব চাপুন' },
        notThere,
      ],
    },
    'remember.refused': {
      'by the player': [
        {
          when: ({ in: is, context }) => is('editing.tab.mobile') && !context.namesOnly,
          en: 'See to it that "Remember the number" is ticked, and take the tick away',
          bn: '"নম্বরটি মনে রাখুন"-এ যেন টিক থাকে, তারপর টিক তুলে দিন',
        },
        {
          when: ({ in: is, context }) => is('editing.tab.username') && !context.namesOnly,
          en: 'See to it that "Remember the password" is ticked, and take the tick away',
          bn: '"পাসওয়ার্ড মনে রাখুন"-এ যেন টিক থাকে, তারপর টিক তুলে দিন',
        },
      ],
    },
    'next.chosen': {
      'a free trial': { en: 'Press "Play the free demo"', bn: '"ফ্রি ডেমো খেলুন" চাপুন' },
      'a new account': { en: 'Press "Register now"', bn: '"নিবন্ধন করুন" চাপুন' },
      'a new password': { en: 'Press "Forgot your password?"', bn: '"পাসওয়ার্ড ভুলে গেছেন?" চাপুন' },
      'a passkey': {
        when: ({ context }) => context.passkeys,
        en: 'Press "Log in with a passkey"',
        bn: '"পাসকি দিয়ে লগ ইন" চাপুন',
      },
      'a third party': {
        machine: {
          en: 'It has a window of its own; account-link has its script.',
          bn: 'এটি নিজের উইন্ডোতে খোলে; account-link-এর স্ক্রিপ্টে আছে।',
        },
      },
    },
    'leave.requested': {
      'by the player': [
        { when: ({ in: is }) => is('editing'), en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' },
        {
          when: ({ in: is, context, world }) => is('signingIn') && world === 'puzzle' && context.form.username !== '',
          ...leavingPuzzle,
        },
        {
          when: ({ in: is, world }) => is('entering') && isPlain(world),
          ...leavingEntry,
        },
        tooShort,
      ],
    },
  },
  outcomes: {
    begin: {
      'nothing remembered': { when: ({ world }) => ['plain', 'puzzle', 'header'].includes(world) },
      'a name remembered': { when: ({ world }) => world === 'name' },
      'a number remembered': { when: ({ world }) => world === 'number' },
      'codes are off': { when: ({ world }) => world === 'no codes' },
      'the page is not secure': {
        machine: { en: 'The pages of the demo are secure.', bn: 'ডেমোর পেজগুলো নিরাপদ।' },
      },
      failed: ownFault,
    },
    captcha: { failed: ownFault },
    countryPicker: { failed: ownFault },
    smsCountdown: { failed: ownFault },
    check: {
      'a name is there': {},
      'all is mended': {
        machine: {
          en: 'One field does not mend two; the automated tests of the form mend both.',
          bn: 'একটি ঘর দুটি ভুল ঠিক করে না; ফর্মের স্বয়ংক্রিয় পরীক্ষা দুটিই ঠিক করে।',
        },
      },
      failed: ownFault,
    },
    signIn: {
      'signed in': [
        {
          when: ({ context, world }) => world === 'puzzle' && context.form.username === 'player',
          who: 'tester',
          matter: 'access',
          en: 'Move the slider until the piece sits in the gap, and let go',
          bn: 'টুকরাটি ফাঁকে বসা পর্যন্ত স্লাইডার সরান, তারপর ছাড়ুন',
        },
        {
          when: ({ context: { form }, world }) =>
            !world.startsWith('leaving') &&
            world !== 'puzzle' &&
            (world === 'header' || (form.way === 'mobile' ? form.mobile.number !== '' : form.username === 'player')),
          matter: 'access',
        },
      ],
      'a first login': {
        machine: {
          en: 'The samples name other accounts; entry has its script.',
          bn: 'নমুনায় অন্য অ্যাকাউন্ট আছে; entry-র স্ক্রিপ্টে আছে।',
        },
      },
      // The form in the header starts with other values than the samples.
      'fields missing': {
        when: ({ context: { form }, world }) =>
          world !== 'header' && (form.way === 'mobile' ? form.mobile.number === '' : form.username === ''),
      },
      'puzzle left': {
        when: ({ context: { form }, world }) => world === 'puzzle' && byName(form),
        who: 'tester',
        matter: 'safety',
        en: 'Press "Close" on the puzzle',
        bn: 'পাজলের "বন্ধ করুন" চাপুন',
      },
      refused: [
        {
          when: ({ context: { form }, world }) =>
            form.username === 'stranger' && form.way === 'username' && world === 'plain',
          matter: 'safety',
          leads: 'wrong once',
        },
        {
          when: ({ context: { form }, world }) =>
            form.username === 'stranger' && form.way === 'username' && world === 'wrong once',
          matter: 'safety',
          leads: 'wrong twice',
        },
      ],
      'refused, captcha from now on': {
        when: ({ context: { form }, world }) =>
          form.username === 'stranger' && form.way === 'username' && world === 'wrong twice',
        matter: 'safety',
        leads: 'captcha',
      },
      offline: {
        when: ({ context: { form }, world }) => isPlain(world) && byName(form),
        ahead: [offline],
        after: [online],
      },
      left: { when: ({ world }) => world === 'leaving the puzzle' },
      failed: ownFault,
    },
    remember: { kept: {}, 'not kept': ownStorage },
    forget: { forgotten: {}, 'not forgotten': ownStorage },
    entry: {
      'came in': { when: ({ world }) => world !== 'leaving the entry', matter: 'access' },
      'left again': [
        { when: ({ world }) => world === 'leaving the entry', after: [works('memberInfo')] },
        {
          when: ({ world }) => isPlain(world),
          who: 'tester',
          ahead: [fails('memberInfo')],
          after: [works('memberInfo')],
          en: 'It is said that the account could not be read: press "Log out"',
          bn: 'অ্যাকাউন্টের তথ্য পড়া যায়নি জানানো হয়: "লগ আউট" চাপুন',
        },
      ],
      failed: ownFault,
    },
  },
} satisfies Means<typeof loginMachine>;
