import type { Samples } from '../../../src/atlas';
import { account, broken, entry, formEnds, offline } from '../../samples';
import type { accountLinkMachine } from './account-link.machine';

const proven = { username: 'player', entry };
const rejected = (code: string, message: string, status: number) => ({
  error: { kind: 'rejected', code, message, status },
});

export const accountLinkSamples = {
  title: { en: 'Third-party login and account linking', bn: 'তৃতীয় পক্ষ দিয়ে লগ ইন ও অ্যাকাউন্ট যুক্ত করা' },
  states: {
    authorising: {
      en: 'The provider’s window is open; the dialog shows what to do there',
      bn: 'প্রোভাইডারের উইন্ডো খোলা; সেখানে কী করতে হবে ডায়ালগে লেখা',
    },
    popupClosed: {
      en: 'An error reports the closed sign-in window; "Try again" is offered',
      bn: 'সাইন-ইন উইন্ডো বন্ধ হওয়ার ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" আছে',
    },
    exchanging: { en: 'The account is being checked', bn: 'অ্যাকাউন্ট যাচাই হচ্ছে' },
    failed: {
      en: 'An error says why it failed; "Try again" is offered',
      bn: 'ব্যর্থ হওয়ার কারণ দেখা যায়; "আবার চেষ্টা করুন" আছে',
    },
    unlinked: {
      en: 'A message explains that no account is linked yet, and what to do first',
      bn: 'এখনও কোনো অ্যাকাউন্ট যুক্ত নয়, আগে কী করতে হবে বার্তায় লেখা',
    },
    steppingUp: { en: 'The extra verification is shown', bn: 'বাড়তি যাচাই দেখা যায়' },
    confirming: {
      en: 'A password field and a warning that the link is permanent are shown',
      bn: 'পাসওয়ার্ডের ঘর ও সংযোগ স্থায়ী হওয়ার সতর্কবার্তা দেখা যায়',
    },
    linked: { en: 'A success message confirms the link', bn: 'যুক্ত হওয়ার বার্তা দেখা যায়' },
    entering: { en: 'The account is being checked', bn: 'অ্যাকাউন্ট যাচাই হচ্ছে' },
    loggedIn: { en: 'The player is logged in; the dialog is closed', bn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    cancelled: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  inputs: {
    'to log in by google': {
      input: { provider: 'google', purpose: 'login' },
      en: 'In the login dialog, press "Log in with Google"',
      bn: 'লগ ইন ডায়ালগে "Google দিয়ে লগ ইন" চাপুন',
    },
    'to link to facebook': {
      input: { provider: 'facebook', purpose: 'link' },
      en: 'On the account security page, press "Link" next to Facebook',
      bn: 'অ্যাকাউন্টের নিরাপত্তা পেজে Facebook-এর পাশে "যুক্ত করুন" চাপুন',
    },
  },
  events: {
    'next.selected': {
      'a log-in': { event: { next: { to: 'login' } }, en: 'Press "Log in"', bn: '"লগ ইন" চাপুন' },
      'a new account': { event: { next: { to: 'register' } }, en: 'Press "Register"', bn: '"নিবন্ধন" চাপুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    authorise: {
      'returned from the provider': {
        output: undefined,
        en: 'In the provider’s window, sign in and allow access',
        bn: 'প্রোভাইডারের উইন্ডোতে সাইন ইন করে অনুমতি দিন',
      },
      'the window was closed': {
        error: { kind: 'rejected', code: 'social.popupClosed' },
        en: 'Close the provider’s window',
        bn: 'প্রোভাইডারের উইন্ডো বন্ধ করুন',
      },
      'the window was blocked': {
        error: { kind: 'rejected', code: 'social.popupBlocked' },
        en: 'The browser blocks the window',
        bn: 'ব্রাউজার উইন্ডোটি আটকে দেয়',
      },
      'closed by its module': {
        ...rejected('social.closed', 'Signing in with this provider is not open.', 403),
        en: 'The server rejects it: login with this provider is switched off',
        bn: 'সার্ভার গ্রহণ করে না: এই প্রোভাইডার দিয়ে লগ ইন বন্ধ',
      },
    },
    exchange: {
      'a linked person': {
        output: { kind: 'loggedIn', proven },
        en: 'The server finds the linked account',
        bn: 'সার্ভার যুক্ত অ্যাকাউন্টটি খুঁজে পায়',
      },
      'a person without an account': {
        output: { kind: 'unlinked', name: 'Rahim' },
        en: 'The server finds no linked account',
        bn: 'সার্ভার কোনো যুক্ত অ্যাকাউন্ট পায় না',
      },
      'a person to link': {
        output: { kind: 'offered', name: 'Rahim' },
        en: 'The server offers to link the account',
        bn: 'সার্ভার অ্যাকাউন্ট যুক্ত করার প্রস্তাব দেয়',
      },
      'from an unregistered address': {
        error: {
          kind: 'rejected',
          code: 'login.proofRequired',
          message: 'You are logging in from a new place.',
          status: 403,
          value: { proofs: [{ kind: 'sms', hint: '+880•••••678' }] },
        },
        en: 'The server requires extra verification',
        bn: 'সার্ভার বাড়তি যাচাই চায়',
      },
      'started elsewhere': {
        ...rejected('social.expired', 'That took too long, or began somewhere else.', 422),
        en: 'The server rejects it: started elsewhere or too long ago',
        bn: 'সার্ভার গ্রহণ করে না: শুরু অন্য কোথাও বা অনেক আগে',
      },
      offline,
    },
    extraVerification: {
      proven: { output: { proven, failure: null }, en: 'The extra verification succeeds', bn: 'বাড়তি যাচাই সফল হয়' },
      left: {
        output: { proven: null, failure: null },
        en: 'The player leaves the extra verification',
        bn: 'খেলোয়াড় বাড়তি যাচাই না করে বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The extra verification fails unexpectedly', bn: 'বাড়তি যাচাইয়ে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    entry: {
      'account loaded': { output: { account, changed: false }, en: 'The account loads', bn: 'অ্যাকাউন্টের তথ্য লোড হয়' },
      'left before loading': {
        output: { account: null, changed: false },
        en: 'The account does not load, and the player leaves',
        bn: 'অ্যাকাউন্টের তথ্য লোড হয় না, খেলোয়াড় বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The steps after the login fail unexpectedly', bn: 'লগ ইনের পরের ধাপে অপ্রত্যাশিত ত্রুটি হয়' },
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
        en: 'The server rejects the link: the identity belongs to another account',
        bn: 'সার্ভার গ্রহণ করে না: এই পরিচয় অন্য অ্যাকাউন্টে যুক্ত',
      },
    },
  },
} satisfies Samples<typeof accountLinkMachine>;
