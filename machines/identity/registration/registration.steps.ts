import type { Steps } from '../../../src/atlas';
import { becomes, fails, late, ownFault, tooShort, works } from '../../steps';
import { at, FORM, onlyNames, open, withCaptcha } from '../registration-form/registration-form.steps';
import type { registrationMachine } from './registration.machine';

const withdrawn = becomes('codeWithdrawn', {
  en: 'no agent has an invitation code',
  bn: 'কোনো এজেন্টের আমন্ত্রণ কোড না থাকে',
});
const byInvitation = becomes(
  'registrationOpen',
  { en: 'registration is by invitation only', bn: 'শুধু আমন্ত্রণে নিবন্ধন করা যায়' },
  'DIRECTREG=off',
);
const CODE = '/register?affiliateCode=MAIDAN1';
const link = 'by a link with an invitation code';
const itself = 'opened directly';
/** Environment after a request to close the form. */
const LEAVING = 'leaving the form';
/** Fixtures with direct registration. */
const isOpen = (environment: string) => ['open', 'names'].includes(environment);

/** Steps for testers that produce each sample of the registration chart. */
export const registrationSteps = {
  begins: {
    'the form opens': { input: itself, environment: 'open', given: [open], opens: at('/register') },
    'the form opens, with a picture code': {
      input: itself,
      environment: 'a picture code',
      given: [withCaptcha],
      opens: at('/register'),
    },
    'the form opens, for usernames alone': {
      input: itself,
      environment: 'names',
      given: [onlyNames],
      opens: at('/register'),
    },
    'the form opens, by invitation alone': {
      input: itself,
      environment: 'invited',
      given: [byInvitation],
      opens: at('/register'),
    },
    'a link with an agent’s code, by invitation alone': {
      input: link,
      environment: 'invited',
      given: [byInvitation],
      opens: at(CODE),
    },
    'a link with an agent’s code': { input: link, environment: 'open', given: [open], opens: at(CODE) },
    'the form opens, after a link': {
      input: itself,
      environment: 'kept',
      given: [open],
      opens: {
        en: `${at('/?affiliateCode=MAIDAN1').en}; then press "Register" in the header`,
        bn: `${at('/?affiliateCode=MAIDAN1').bn}; তারপর হেডারে "নিবন্ধন" চাপুন`,
      },
    },
    'a link with a code that is no more': {
      input: link,
      environment: 'withdrawn',
      given: [withdrawn],
      opens: at(CODE),
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'login.requested': {
      'by the player': [
        { when: ({ in: is }) => is('loadFailed') },
        { when: ({ in: is }) => is('loading'), ahead: [late('registerRules')] },
        { when: ({ in: is }) => is('checkingLink'), ahead: [late('affiliate')] },
      ],
    },
    'leave.requested': {
      'by the player': [
        { when: ({ in: is }) => is('loadFailed'), en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' },
        {
          when: ({ in: is }) => is('loading'),
          ahead: [late('registerRules')],
          en: 'Press "Close"',
          bn: '"বন্ধ করুন" চাপুন',
        },
        {
          when: ({ in: is }) => is('checkingLink'),
          ahead: [late('affiliate')],
          en: 'Press "Close"',
          bn: '"বন্ধ করুন" চাপুন',
        },
        {
          when: ({ in: is, environment }) => is('form') && environment !== LEAVING,
          leads: LEAVING,
          en: 'Press "Close"',
          bn: '"বন্ধ করুন" চাপুন',
        },
        tooShort,
      ],
    },
  },
  outcomes: {
    loadRules: {
      'all methods enabled': { when: ({ environment }) => ['open', 'withdrawn'].includes(environment) },
      'with a stored invitation': { when: ({ environment }) => environment === 'kept' },
      'only user names': { when: ({ environment }) => ['names', 'puzzle'].includes(environment) },
      'with a captcha': { when: ({ environment }) => environment === 'a picture code' },
      'by invitation only': { when: ({ environment }) => environment === 'invited' },
      offline: {
        when: ({ environment }) => isOpen(environment),
        ahead: [fails('registerRules')],
        after: [works('registerRules')],
        en: 'The form rules fail to load',
        bn: 'ফর্মের নিয়ম লোড হয় না',
      },
    },
    checkLink: {
      'code of an agent': { when: ({ environment }) => ['open', 'kept', 'invited'].includes(environment) },
      'unknown code': { when: ({ environment }) => environment === 'withdrawn' },
      offline: {
        when: ({ environment }) => environment === 'open',
        ahead: [fails('affiliate')],
        after: [works('affiliate')],
        en: 'The check of the invitation code in the link fails',
        bn: 'লিংকের আমন্ত্রণ কোড যাচাই করা যায় না',
      },
    },
    form: {
      registered: {
        when: ({ environment }) => environment === 'names',
        who: 'tester',
        matter: 'access',
        en: `${FORM.en}, and press "Create my account"`,
        bn: `${FORM.bn}, তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন`,
      },
      'log in instead': {
        when: ({ environment }) => environment !== LEAVING,
        who: 'tester',
        en: 'Press "Log in instead"',
        bn: '"অ্যাকাউন্ট আছে?"-এর পাশে "লগ ইন করুন" চাপুন',
      },
      closed: { when: ({ environment }) => environment === LEAVING },
      failed: ownFault,
    },
  },
} satisfies Steps<typeof registrationMachine>;
