import type { Steps } from '../../../src/atlas';
import { becomes, leavingPuzzle, notThere, offline, online, operator, ownFault, tooShort } from '../../steps';
import type { registrationFormMachine } from './registration-form.machine';

/** Fixtures in which the form opens. */
export const open = becomes('registrationOpen', {
  en: 'registration requires no captcha',
  bn: 'নিবন্ধনে ছবির কোড না লাগে',
});
const withPuzzle = becomes(
  'registrationOpen',
  {
    en: 'registration requires the puzzle, and only usernames are enabled',
    bn: 'নিবন্ধনে পাজল লাগে, আর শুধু ইউজারনেম চালু থাকে',
  },
  'SLIDEVERIF=on',
  'MOBILEREG=off',
);
export const onlyNames = becomes(
  'registrationOpen',
  { en: 'only usernames are enabled', bn: 'শুধু ইউজারনেম চালু থাকে' },
  'MOBILEREG=off',
);
export const withCaptcha = becomes('visitor', { en: 'registration requires a captcha', bn: 'নিবন্ধনে ছবির কোড লাগে' });
/** Opens an address of the portal in a new window. */
export const at = (address: string) => ({
  en: `In a new private window, open the address that npm start prints, choose English, and open ${address}`,
  bn: `নতুন প্রাইভেট উইন্ডোতে npm start যে ঠিকানা দেখায়, তার শেষে ${address} যোগ করে খুলুন`,
});
const isNameTaken = ({ environment }: { environment: string }) => environment === 'the name is taken';
/** Fixtures without preliminary checks, with or without registration by mobile number. */
const isOpen = (environment: string) => ['open', 'names'].includes(environment);
const asksCode = (environment: string) => environment === 'a picture code';
/** Instructions to fill in the form by user name. */
export const FORM = {
  en: 'Type the username rupa_77. Under "Mobile number", type a number that was not used before, such as 01512345678, and press "Send code". Under "SMS code", type the first code that npm run ops -- codes prints. Type the password River-boat-77 twice, choose the date of birth 31 December 1990, tick both consents',
  bn: 'ইউজারনেম rupa_77 লিখুন। "মোবাইল নম্বর"-এ আগে ব্যবহার হয়নি এমন নম্বর লিখুন, যেমন 01512345678, তারপর "কোড পাঠান" চাপুন। npm run ops -- codes প্রথমে যে কোড দেখায় তা "এসএমএস কোড"-এ লিখুন। পাসওয়ার্ড River-boat-77 দুবার লিখুন, জন্মতারিখ ৩১ ডিসেম্বর ১৯৯০ বেছে নিন, দুটি সম্মতিতে টিক দিন',
};

const NUMBER_FORM = {
  en: 'Under "Mobile number", type 01812345678 and press "Send code". Under "SMS code", type the first code that npm run ops -- codes prints. Type the password River-boat-77 twice, choose the date of birth 31 December 1990, tick both consents',
  bn: '"মোবাইল নম্বর"-এ 01812345678 লিখে "কোড পাঠান" চাপুন। npm run ops -- codes প্রথমে যে কোড দেখায় তা "এসএমএস কোড"-এ লিখুন। পাসওয়ার্ড River-boat-77 দুবার লিখুন, জন্মতারিখ ৩১ ডিসেম্বর ১৯৯০ বেছে নিন, দুটি সম্মতিতে টিক দিন',
};

/** Steps for testers that produce each sample of the registration form. */
export const registrationFormSteps = {
  begins: {
    'the form opens': { input: 'all methods enabled', environment: 'open', given: [open], opens: at('/register') },
    'the form opens, with the puzzle': {
      input: 'only user names',
      environment: 'puzzle',
      given: [withPuzzle],
      opens: at('/register'),
    },
    'the form opens, with a picture code': {
      input: 'with a captcha',
      environment: 'a picture code',
      given: [withCaptcha],
      opens: at('/register'),
    },
    'the form opens, for usernames alone': {
      input: 'only user names',
      environment: 'names',
      given: [onlyNames],
      opens: at('/register'),
    },
    'a link with an agent’s code': {
      input: 'by a link with an invitation code',
      environment: 'open',
      given: [open],
      opens: at('/register?affiliateCode=MAIDAN1'),
    },
  },
  events: {
    'form.submitted': {
      'with a user name': [
        {
          when: ({ context, environment }) => context.method === 'username' && asksCode(environment),
          en: `${FORM.en}, type the characters of the picture under "Picture code" (npm run ops -- challenges prints them), and press "Create my account"`,
          bn: `${FORM.bn}, "ছবির কোড"-এ ছবির অক্ষরগুলো লিখুন (npm run ops -- challenges তা দেখায়), তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন`,
        },
        {
          when: (here) => here.context.method === 'username' && !isNameTaken(here),
          en: `${FORM.en}, and press "Create my account"`,
          bn: `${FORM.bn}, তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন`,
        },
      ],
      // Only once: the next code is not sent immediately.
      'with a mobile number': {
        when: ({ context, environment }) =>
          context.method === 'mobile' && context.typed.mobileNum === undefined && !asksCode(environment),
        en: `${NUMBER_FORM.en}, and press "Create my account"`,
        bn: `${NUMBER_FORM.bn}, তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন`,
      },
      'nothing typed': {
        when: ({ context }) => context.method === 'username',
        en: 'Clear all fields, untick both consents, and press "Create my account"',
        bn: 'সব ঘর ফাঁকা করুন, দুটি সম্মতির টিক তুলে দিন, তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': [
        {
          when: isNameTaken,
          en: 'Add a letter to the text in the "Username" field',
          bn: '"ইউজারনেম" ঘরের লেখার শেষে একটি অক্ষর যোগ করুন',
        },
        {
          en: 'Type rupa_77 into the "Username" field; if it is already there, delete a letter and type it again',
          bn: '"ইউজারনেম" ঘরে rupa_77 লিখুন; আগে থেকেই থাকলে একটি অক্ষর মুছে আবার লিখুন',
        },
      ],
    },
    'form.reset': { 'by the player': { en: 'Press "Reset"', bn: '"ফর্ম খালি করুন" চাপুন' } },
    'method.selected': {
      'by mobile number': [
        {
          when: ({ context }) => context.method === 'username' && context.offer?.mobile === true,
          en: 'Choose the "By mobile number" tab',
          bn: '"মোবাইল দিয়ে" ট্যাব বেছে নিন',
        },
        notThere,
      ],
      'by user name': [
        {
          when: ({ context }) => context.method === 'mobile',
          en: 'Choose the "By username" tab',
          bn: '"ইউজারনেম দিয়ে" ট্যাব বেছে নিন',
        },
        notThere,
      ],
    },
    'login.requested': { 'by the player': { when: ({ in: is }) => is('editing') } },
    'leave.requested': {
      'by the player': [
        { when: ({ in: is }) => is('editing'), en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' },
        { when: ({ in: is, environment }) => is('enrolling') && environment === 'puzzle', ...leavingPuzzle },
        tooShort,
      ],
    },
  },
  outcomes: {
    captcha: { failed: ownFault },
    countryPicker: { failed: ownFault },
    smsCountdown: { crashed: ownFault },
    validate: {
      'all fields valid': {
        when: ({ context: { typed } }) => typed.username !== undefined || typed.mobileNum !== undefined,
      },
      'nothing filled in': {
        when: ({ context: { typed } }) => typed.username === undefined && typed.mobileNum === undefined,
      },
      failed: ownFault,
    },
    check: {
      'user name filled in': { when: ({ context }) => context.issues.length > 1 },
      'all fields corrected': { when: ({ context }) => context.issues.length <= 1 },
      failed: ownFault,
    },
    enrolment: {
      registered: {
        when: ({ environment }) => !['puzzle', 'leaving the puzzle', 'the name is taken'].includes(environment),
        matter: 'access',
      },
      'the code is unknown': {
        machine: {
          en: 'The sample form has no invitation code; the enrolment script covers this.',
          bn: 'নমুনা ফর্মে আমন্ত্রণ কোড নেই; enrolment-এর স্ক্রিপ্টে এটি আছে।',
        },
      },
      'the puzzle was cancelled': {
        when: ({ environment }) => environment === 'puzzle',
        who: 'tester',
        matter: 'safety',
        en: 'Press "Close" on the puzzle',
        bn: 'পাজলে "বন্ধ করুন" চাপুন',
      },
      'the number was not verified': {
        machine: {
          en: 'No provider verifies numbers in these setups; the enrolment script covers this.',
          bn: 'এই প্রস্তুতিতে কোনো প্রোভাইডার নম্বর যাচাই করে না; enrolment-এর স্ক্রিপ্টে এটি আছে।',
        },
      },
      'name taken': {
        when: ({ environment, context }) => isOpen(environment) && context.method === 'username',
        ahead: [
          becomes('nameTaken', {
            en: 'another account has the username rupa_77',
            bn: 'rupa_77 ইউজারনেমে আরেকটি অ্যাকাউন্ট থাকে',
          }),
        ],
        leads: 'the name is taken',
      },
      'gateway unreachable': { when: ({ environment }) => isOpen(environment), ahead: [offline], after: [online] },
      'captcha required': {
        when: ({ environment }) => isOpen(environment),
        ahead: [
          operator('flag REGCAPTCHA on', { en: 'Require a captcha for registration', bn: 'নিবন্ধনে ছবির কোড চালু করুন' }),
        ],
        matter: 'safety',
        leads: 'a picture code',
      },
      'rejected with a message': {
        when: ({ environment }) => isOpen(environment),
        ahead: [operator('flag DIRECTREG off', { en: 'Turn off direct registration', bn: 'সরাসরি নিবন্ধন বন্ধ করুন' })],
        after: [
          operator('flag DIRECTREG on', { en: 'Turn direct registration on again', bn: 'সরাসরি নিবন্ধন আবার চালু করুন' }),
        ],
        matter: 'access',
      },
      closed: { when: ({ environment }) => environment === 'leaving the puzzle' },
      failed: ownFault,
    },
  },
} satisfies Steps<typeof registrationFormMachine>;
