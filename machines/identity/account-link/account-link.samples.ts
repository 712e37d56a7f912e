import type { Samples } from '../../../src/atlas';
import { account, broken, entry, formEnds, offline } from '../../samples';
import type { accountLinkMachine } from './account-link.machine';

const proven = { username: 'player', entry };
const rejected = (code: string, message: string, status: number) => ({
  error: { kind: 'rejected', code, message, status },
});

export const accountLinkSamples = {
  title: { en: 'Third-party sign-in and its permanent link', bn: 'তৃতীয় পক্ষে সাইন-ইন, আর স্থায়ী সংযোগ' },
  states: {
    authorising: { en: 'The provider’s window is open, and the dialog says so', bn: 'অন্য উইন্ডো খোলা, ডায়ালগে তা লেখা' },
    popupClosed: {
      en: 'A warning says that the sign-in window was closed, and offers to try again',
      bn: 'সাইন-ইন উইন্ডো বন্ধ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    exchanging: { en: 'The dialog shows a loading state', bn: 'খোঁজা হচ্ছে, ডায়ালগে জানানো হয়' },
    refused: {
      en: 'A warning says why it did not work, and offers to try again',
      bn: 'কেন হলো না জানানো হয়, আবার চেষ্টা করা যায়',
    },
    unlinked: {
      en: 'The dialog says that no account is linked to this person, and what to do',
      bn: 'এই ব্যক্তি কারও সঙ্গে যুক্ত নয়, কী করতে হবে লেখা',
    },
    proving: { en: 'A second factor is requested', bn: 'আরও একটি প্রমাণ চাওয়া হয়' },
    confirming: {
      en: 'The dialog warns that a link is permanent, and asks for the password',
      bn: 'সংযোগ স্থায়ী, সাবধান করা হয়, পাসওয়ার্ড চাওয়া হয়',
    },
    linked: { en: 'The dialog says that the account is linked', bn: 'অ্যাকাউন্ট যুক্ত হয়েছে লেখা' },
    entering: { en: 'The dialog shows a loading state', bn: 'খোঁজা হচ্ছে, ডায়ালগে জানানো হয়' },
    loggedIn: { en: 'Logged in; the dialog is closed', bn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    cancelled: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  inputs: {
    'to log in by google': {
      input: { provider: 'google', purpose: 'login' },
      en: 'In the login, press "Log in with Google"',
      bn: 'লগ ইনে "Google দিয়ে লগ ইন" চাপুন',
    },
    'to link to facebook': {
      input: { provider: 'facebook', purpose: 'link' },
      en: 'In the security centre, press "Link" at facebook',
      bn: 'নিরাপত্তা কেন্দ্রে facebook-এর পাশে "যুক্ত করুন" চাপুন',
    },
  },
  events: {
    'next.chosen': {
      'a log-in': { event: { next: { to: 'login' } }, en: 'Press "Log in"', bn: '"লগ ইন" চাপুন' },
      'a new account': { event: { next: { to: 'register' } }, en: 'Press "Register"', bn: '"নিবন্ধন" চাপুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    authorise: {
      'somebody came back': {
        output: undefined,
        en: 'In the window: say who you are, and allow it',
        bn: 'উইন্ডোতে সাইন ইন করে অনুমতি দিন',
      },
      'the window was closed': {
        error: { kind: 'rejected', code: 'social.popupClosed' },
        en: 'Close the window',
        bn: 'উইন্ডোটি বন্ধ করুন',
      },
      'the window was not let open': {
        error: { kind: 'rejected', code: 'social.popupBlocked' },
        en: 'The browser does not let the window open',
        bn: 'ব্রাউজার উইন্ডো খুলতে দেয় না',
      },
      'closed by its module': {
        ...rejected('social.closed', 'Signing in with this provider is not open.', 403),
        en: 'The gateway says that this provider is closed',
        bn: 'গেটওয়ে জানায়, এই মাধ্যম বন্ধ',
      },
    },
    exchange: {
      'a linked person': {
        output: { kind: 'loggedIn', proven },
        en: 'The gateway knows whose account it is',
        bn: 'গেটওয়ে জানে, কার অ্যাকাউন্ট',
      },
      'a person linked to nobody': {
        output: { kind: 'unlinked', name: 'Rahim' },
        en: 'The gateway says that no account is linked to this person',
        bn: 'গেটওয়ে জানায়, এই ব্যক্তি কারও সঙ্গে যুক্ত নয়',
      },
      'a person to be linked': {
        output: { kind: 'offered', name: 'Rahim' },
        en: 'The gateway offers the link',
        bn: 'গেটওয়ে সংযোগের প্রস্তাব দেয়',
      },
      'from an unregistered address': {
        error: {
          kind: 'rejected',
          code: 'login.proofRequired',
          message: 'You are logging in from a new place.',
          status: 403,
          value: { proofs: [{ kind: 'sms', hint: '+880•••••678' }] },
        },
        en: 'The gateway asks for one more proof',
        bn: 'গেটওয়ে আরও একটি প্রমাণ চায়',
      },
      'not from here': {
        ...rejected('social.expired', 'That took too long, or began somewhere else.', 422),
        en: 'The gateway says that it began elsewhere, or too long ago',
        bn: 'গেটওয়ে জানায়, শুরুটা অন্য কোথাও বা অনেক আগে',
      },
      offline,
    },
    extraVerification: {
      proven: { output: { proven, failure: null }, en: 'The second factor is correct', bn: 'প্রমাণ দেওয়া হয়' },
      left: { output: { proven: null, failure: null }, en: 'The proof is left', bn: 'প্রমাণ না দিয়ে বেরিয়ে যান' },
      failed: { ...broken, en: 'The verification fails', bn: 'যাচাই ব্যর্থ হয়' },
    },
    entry: {
      'came in': { output: { account, changed: false }, en: 'The account is read', bn: 'অ্যাকাউন্ট পড়া হয়' },
      'left again': {
        output: { account: null, changed: false },
        en: 'The account could not be read, and the player leaves',
        bn: 'অ্যাকাউন্ট পড়া যায়নি, খেলোয়াড় বেরিয়ে যান',
      },
      failed: { ...broken, en: 'What follows fails', bn: 'পরের ধাপ ব্যর্থ হয়' },
    },
    linkForm: {
      ...formEnds({ en: 'Type the password and press "Link permanently"', bn: 'পাসওয়ার্ড লিখে "স্থায়ীভাবে যুক্ত করুন" চাপুন' }),
      'linked to another account': {
        output: {
          sent: true,
          word: {
            kind: 'rejected',
            code: 'link.taken',
            message: 'This person is linked to another account. A link cannot be changed.',
            status: 409,
          },
        },
        en: 'The gateway says that the person is linked to another account',
        bn: 'গেটওয়ে জানায়, এই ব্যক্তি অন্য অ্যাকাউন্টে যুক্ত',
      },
    },
  },
} satisfies Samples<typeof accountLinkMachine>;
