import type { Steps, Text } from '../../../src/atlas';
import { QUICK_LOGIN_FROM } from '../../../src/ui/widths';
import {
  becomes,
  leavingEntry,
  leavingPuzzle,
  notThere,
  offline,
  online,
  ownFault,
  ownStorage,
  tooShort,
  works,
} from '../../steps';
import type { LoginForm } from '../login-attempt/login-attempt.machine';
import type { loginMachine } from './login.machine';

const loggedOut = becomes('visitor', { en: 'no player is logged in', bn: 'কোনো খেলোয়াড় লগ ইন করা নেই' });
const fresh = {
  en: 'In a new private window, open the address printed by npm start, choose English, then open /?dialog=login',
  bn: 'নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায়, তার শেষে /?dialog=login লিখে খুলুন',
};
const again = { en: 'In the same window, open /?dialog=login', bn: 'একই উইন্ডোতে /?dialog=login খুলুন' };
const remembered = {
  name: {
    en: 'In a private window, choose English, tick "Remember the password", log in as player with Shapla#2026, then log out; keep the window open',
    bn: 'প্রাইভেট উইন্ডোতে "পাসওয়ার্ড মনে রাখুন"-এ টিক দিয়ে player ও Shapla#2026 দিয়ে লগ ইন করুন, তারপর লগ আউট করুন; উইন্ডোটি খোলা রাখুন',
  },
  number: {
    en: 'In a private window, choose English, tick "Remember the number", log in by 01712345678 and its code (shown by npm run ops -- codes), then log out; keep the window open',
    bn: 'প্রাইভেট উইন্ডোতে "নম্বরটি মনে রাখুন"-এ টিক দিয়ে 01712345678 ও তার কোড (npm run ops -- codes তা দেখায়) দিয়ে লগ ইন করুন, তারপর লগ আউট করুন; উইন্ডোটি খোলা রাখুন',
  },
};

const inBengali = (value: number) => new Intl.NumberFormat('bn', { useGrouping: false }).format(value);
/** A window wide enough for the quick login form in the header, on the portal's first page. */
export const wideWindow: Text = {
  en: `In a new private window at least ${QUICK_LOGIN_FROM} pixels wide, open the address printed by npm start and choose English in the header`,
  bn: `অন্তত ${inBengali(QUICK_LOGIN_FROM)} পিক্সেল চওড়া নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায় তা খুলুন`,
};

/** Counts consecutive wrong passwords, until a captcha is demanded. */
const NEXT: Record<string, string> = { plain: 'wrong once', 'wrong once': 'wrong twice' };
const byName = ({ method, username }: { method: string; username: string }) => method === 'username' && username !== '';
/** Returns whether the gateway accepts the submitted form; the header's starts with other values than the samples. */
const isAccepted = ({ method, username, mobile }: LoginForm, environment: string) =>
  environment === 'header' || (method === 'mobile' ? mobile.number !== '' : username === 'player');
const isPlain = (environment: string) =>
  environment !== 'puzzle' && environment !== 'captcha' && !environment.startsWith('leaving');

/** Steps for testers that produce each sample of the login chart. */
export const loginSteps = {
  begins: {
    'the login opens': { input: 'opened empty', environment: 'plain', given: [loggedOut], opens: fresh },
    'the login opens, with the puzzle': {
      ...{ input: 'opened empty', environment: 'puzzle', opens: fresh },
      given: [
        becomes('visitor', { en: 'every login requires the puzzle', bn: 'প্রতিবার লগ ইনে পাজল লাগে' }, 'SLIDEVERIF=on'),
      ],
    },
    'the login opens by mobile number': {
      ...{ input: 'opened for a mobile number', environment: 'plain', given: [loggedOut] },
      opens: {
        en: `${wideWindow.en}; press "Log in by mobile number" there`,
        bn: `${wideWindow.bn}; হেডারে "মোবাইল নম্বর দিয়ে লগ ইন" চাপুন`,
      },
    },
    'the form of the header is sent': {
      ...{ input: 'sent from the header', environment: 'header', given: [loggedOut] },
      opens: {
        en: `${wideWindow.en}; type player and Shapla#2026 there and press "Log in" next to them`,
        bn: `${wideWindow.bn}; হেডারে player ও Shapla#2026 লিখে পাশের "লগ ইন" চাপুন`,
      },
    },
    'a name was remembered': {
      input: 'opened empty',
      environment: 'name',
      given: [loggedOut, remembered.name],
      opens: again,
    },
    'a number was remembered': {
      input: 'opened empty',
      environment: 'number',
      given: [loggedOut, remembered.number],
      opens: again,
    },
    'codes are off': {
      ...{ input: 'opened empty', environment: 'no codes', opens: fresh },
      given: [
        becomes('visitor', { en: 'login by code is switched off', bn: 'কোড দিয়ে লগ ইন বন্ধ থাকে' }, 'MOBILELOGIN=off'),
      ],
    },
  },
  events: {
    'form.submitted': {
      'a player': [
        {
          when: ({ in: is, context, environment }) =>
            environment === 'captcha' && is('editing.tab.username') && !context.form.remember,
          en: 'Type player, Shapla#2026 and the "Picture code" (shown by npm run ops -- challenges), and press "Log in"',
          bn: 'player, Shapla#2026 ও "ছবির কোড" (npm run ops -- challenges তা দেখায়) লিখে "লগ ইন" চাপুন',
        },
        {
          when: ({ in: is, context, environment }) =>
            environment !== 'captcha' && is('editing.tab.username') && !context.form.remember,
          en: 'Type player and Shapla#2026 and press "Log in"',
          bn: 'player ও Shapla#2026 লিখে "লগ ইন" চাপুন',
        },
      ],
      'a player, to be remembered': {
        when: ({ in: is, environment }) => environment !== 'captcha' && is('editing.tab.username'),
        en: 'Type player and Shapla#2026, make sure that "Remember the password" is ticked, and press "Log in"',
        bn: 'player ও Shapla#2026 লিখুন, "পাসওয়ার্ড মনে রাখুন"-এ টিক আছে কি না দেখে নিন, তারপর "লগ ইন" চাপুন',
      },
      'nothing typed': {
        when: ({ in: is, context, environment }) =>
          environment !== 'captcha' && is('editing.tab.username') && !context.form.remember,
        en: 'Leave username and password empty and press "Log in"',
        bn: 'ইউজারনেম ও পাসওয়ার্ড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
      'a wrong password': {
        when: ({ in: is, context, environment }) =>
          (environment in NEXT || environment === 'wrong twice') &&
          is('editing.tab.username') &&
          !context.form.remember,
        en: 'Type stranger and the wrong password Padma#1111 and press "Log in"',
        bn: 'stranger ও ভুল পাসওয়ার্ড Padma#1111 লিখে "লগ ইন" চাপুন',
      },
      'a mobile number and its code': {
        when: ({ in: is, context, environment }) =>
          isPlain(environment) && is('editing.tab.mobile') && !context.form.remember,
        en: 'Type 01712345678, press "Send code", type the first code shown by npm run ops -- codes, and press "Log in"',
        bn: '01712345678 লিখে "কোড পাঠান" চাপুন, npm run ops -- codes প্রথমে যে কোড দেখায় তা লিখে "লগ ইন" চাপুন',
      },
      'a mobile number, to be remembered': {
        when: ({ in: is, environment }) => isPlain(environment) && is('editing.tab.mobile'),
        en: 'Type 01712345678, press "Send code", type the first code shown by npm run ops -- codes, make sure that "Remember the number" is ticked, and press "Log in"',
        bn: '01712345678 লিখে "কোড পাঠান" চাপুন, npm run ops -- codes প্রথমে যে কোড দেখায় তা লিখুন, "নম্বরটি মনে রাখুন"-এ টিক আছে কি না দেখে নিন, তারপর "লগ ইন" চাপুন',
      },
      'no mobile number': {
        when: ({ in: is, context, environment }) =>
          isPlain(environment) && is('editing.tab.mobile') && !context.form.remember,
        en: 'Leave mobile number and code empty and press "Log in"',
        bn: 'মোবাইল নম্বর ও কোড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': [
        {
          when: ({ context }) => context.form.method === 'username',
          en: 'Type player under "Username"; if it is already there, delete a letter and type it again',
          bn: '"ইউজারনেম" ঘরে player লিখুন; আগেই থাকলে একটি অক্ষর মুছে আবার লিখুন',
        },
        notThere,
      ],
    },
    'username.selected': { 'by the player': { en: 'Press the "Username" tab', bn: '"ইউজারনেম" ট্যাব চাপুন' } },
    'mobile.selected': {
      'by the player': [
        { when: ({ context }) => context.mobileOpen, en: 'Press the "Mobile number" tab', bn: '"মোবাইল নম্বর" ট্যাব চাপুন' },
        notThere,
      ],
    },
    'remember.unticked': {
      'by the player': [
        {
          when: ({ in: is, context }) => is('editing.tab.mobile') && !context.namesOnly,
          en: 'Make sure that "Remember the number" is ticked, then untick it',
          bn: '"নম্বরটি মনে রাখুন"-এ টিক আছে কি না দেখে নিন, তারপর টিক তুলে দিন',
        },
        {
          when: ({ in: is, context }) => is('editing.tab.username') && !context.namesOnly,
          en: 'Make sure that "Remember the password" is ticked, then untick it',
          bn: '"পাসওয়ার্ড মনে রাখুন"-এ টিক আছে কি না দেখে নিন, তারপর টিক তুলে দিন',
        },
      ],
    },
    'next.selected': {
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
          en: 'It opens the provider’s window; see the script of account-link.',
          bn: 'এতে প্রোভাইডারের উইন্ডো খোলে; account-link-এর স্ক্রিপ্ট দেখুন।',
        },
      },
    },
    'leave.requested': {
      'by the player': [
        { when: ({ in: is }) => is('editing'), en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' },
        {
          when: ({ in: is, context, environment }) =>
            is('signingIn') && environment === 'puzzle' && context.form.username !== '',
          ...leavingPuzzle,
        },
        {
          when: ({ in: is, context, environment }) =>
            is('signingIn') && isPlain(environment) && isAccepted(context.form, environment),
          ...leavingEntry,
        },
        tooShort,
      ],
    },
  },
  outcomes: {
    begin: {
      'nothing remembered': { when: ({ environment }) => ['plain', 'puzzle', 'header'].includes(environment) },
      'a name remembered': { when: ({ environment }) => environment === 'name' },
      'a number remembered': { when: ({ environment }) => environment === 'number' },
      'codes are off': { when: ({ environment }) => environment === 'no codes' },
      'the page is not secure': {
        machine: { en: 'The demo serves secure pages only.', bn: 'ডেমোর সব পেজ নিরাপদ।' },
      },
      failed: ownFault,
    },
    captcha: { failed: ownFault },
    countryPicker: { failed: ownFault },
    smsCountdown: { failed: ownFault },
    check: {
      'user name filled in': {},
      'all fields corrected': {
        machine: {
          en: 'Editing one field fixes only one error; the automated form tests fix both.',
          bn: 'একটি ঘর বদলালে একটি ভুলই ঠিক হয়; ফর্মের স্বয়ংক্রিয় পরীক্ষা দুটিই ঠিক করে।',
        },
      },
      failed: ownFault,
    },
    attempt: {
      'logged in': [
        {
          when: ({ context, environment }) => environment === 'puzzle' && context.form.username === 'player',
          who: 'tester',
          matter: 'access',
          en: 'Drag the slider until the piece fits the gap, then release it',
          bn: 'টুকরোটি ফাঁকা জায়গায় না বসা পর্যন্ত স্লাইডার টানুন, তারপর ছাড়ুন',
        },
        {
          when: ({ context: { form }, environment }) =>
            !environment.startsWith('leaving') && environment !== 'puzzle' && isAccepted(form, environment),
          matter: 'access',
        },
      ],
      'fields missing': {
        when: ({ context: { form }, environment }) =>
          environment !== 'header' && (form.method === 'mobile' ? form.mobile.number === '' : form.username === ''),
      },
      'puzzle cancelled': {
        when: ({ context: { form }, environment }) => environment === 'puzzle' && byName(form),
        who: 'tester',
        matter: 'safety',
        en: 'Press "Close" in the puzzle dialog',
        bn: 'পাজলের ডায়ালগে "বন্ধ করুন" চাপুন',
      },
      refused: [
        {
          when: ({ context: { form }, environment }) =>
            form.username === 'stranger' && form.method === 'username' && environment === 'plain',
          matter: 'safety',
          leads: 'wrong once',
        },
        {
          when: ({ context: { form }, environment }) =>
            form.username === 'stranger' && form.method === 'username' && environment === 'wrong once',
          matter: 'safety',
          leads: 'wrong twice',
        },
      ],
      'rejected, captcha required': {
        when: ({ context: { form }, environment }) =>
          form.username === 'stranger' && form.method === 'username' && environment === 'wrong twice',
        matter: 'safety',
        leads: 'captcha',
      },
      offline: {
        when: ({ context: { form }, environment }) => isPlain(environment) && byName(form),
        ahead: [offline],
        after: [online],
      },
      left: [
        { when: ({ environment }) => environment === 'leaving the puzzle' },
        { when: ({ environment }) => environment === 'leaving the entry', after: [works('memberInfo')] },
      ],
      stopped: ownFault,
      failed: ownFault,
    },
    forget: { forgotten: {}, 'name still stored': ownStorage },
  },
} satisfies Steps<typeof loginMachine>;
