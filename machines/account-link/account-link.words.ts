import type { Words } from '../../src/atlas';
import type { accountLinkMachine } from './account-link.machine';
import type { accountLinkSamples } from './account-link.samples';

/** What QA and product read of signing in at a third party, and of linking. */
export const accountLinkWords = {
  en: {
    title: 'Third-party sign-in and its permanent link',
    states: {
      authorising: 'The provider’s window is open, and the dialog says so',
      popupClosed: 'A warning says that the sign-in window was closed, and offers to try again',
      exchanging: 'The dialog shows a loading state',
      refused: 'A warning says why it did not work, and offers to try again',
      unlinked: 'The dialog says that no account is linked to this person, and what to do',
      proving: 'One more proof is asked for',
      confirming: 'The dialog warns that a link is permanent, and asks for the password',
      'confirming.untouched': 'The form is fresh',
      'confirming.empty': 'The field says that the password is missing',
      'confirming.notConfirmed': 'A warning says why nothing was linked',
      validating: 'The button shows a spinner',
      linking: 'The button shows a spinner',
      linked: 'The dialog says that the account is linked',
      entering: 'The dialog shows a loading state',
      loggedIn: 'Logged in; the dialog is closed',
      cancelled: 'The dialog is closed',
    },
    events: {
      'form.submitted': { 'with the password': 'Type the password and press "Link permanently"' },
      'next.chosen': { 'a log-in': 'Press "Log in"', 'a new account': 'Press "Register"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'leave.requested': { 'by the player': 'Close the dialog' },
    },
    outcomes: {
      authorise: {
        'somebody came back': 'In the window: say who you are, and allow it',
        'the window was closed': 'Close the window',
        'the window was not let open': 'The browser does not let the window open',
        'closed by its module': 'The gateway says that this provider is closed',
      },
      exchange: {
        'a linked person': 'The gateway knows whose account it is',
        'a person linked to nobody': 'The gateway says that no account is linked to this person',
        'a person to be linked': 'The gateway offers the link',
        'from an unregistered address': 'The gateway asks for one more proof',
        'not from here': 'The gateway says that it began elsewhere, or too long ago',
        offline: 'The gateway cannot be reached',
      },
      extraVerification: { proven: 'The proof is given', left: 'The proof is left', 'broke down': 'The verification fails' },
      entry: {
        'came in': 'The account is read',
        'left again': 'The account could not be read, and the player leaves',
        'broke down': 'What follows fails',
      },
      validate: { typed: 'The password was typed', 'nothing typed': 'Nothing was typed', 'broke down': 'The check fails' },
      confirmLink: {
        linked: 'The gateway links the account',
        'wrong password': 'The gateway says that the password is wrong',
        'linked to another account': 'The gateway says that the person is linked to another account',
        offline: 'The gateway cannot be reached',
      },
    },
    inputs: {
      'to log in by google': 'In the login, press "Log in with Google"',
      'to link to facebook': 'In the security centre, press "Link" at facebook',
    },
  },
  bn: {
    title: 'তৃতীয় পক্ষে সাইন-ইন, আর স্থায়ী সংযোগ',
    states: {
      authorising: 'অন্য উইন্ডো খোলা, ডায়ালগে তা লেখা',
      popupClosed: 'সাইন-ইন উইন্ডো বন্ধ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      exchanging: 'খোঁজা হচ্ছে, ডায়ালগে জানানো হয়',
      refused: 'কেন হলো না জানানো হয়, আবার চেষ্টা করা যায়',
      unlinked: 'এই ব্যক্তি কারও সঙ্গে যুক্ত নয়, কী করতে হবে লেখা',
      proving: 'আরও একটি প্রমাণ চাওয়া হয়',
      confirming: 'সংযোগ স্থায়ী, সাবধান করা হয়, পাসওয়ার্ড চাওয়া হয়',
      'confirming.untouched': 'ফর্মটি নতুন',
      'confirming.empty': 'ঘরের পাশে লেখা, পাসওয়ার্ড নেই',
      'confirming.notConfirmed': 'কেন যুক্ত হলো না জানানো হয়',
      validating: 'বোতামে লোডিং চিহ্ন',
      linking: 'বোতামে লোডিং চিহ্ন',
      linked: 'অ্যাকাউন্ট যুক্ত হয়েছে লেখা',
      entering: 'খোঁজা হচ্ছে, ডায়ালগে জানানো হয়',
      loggedIn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ',
      cancelled: 'ডায়ালগ বন্ধ',
    },
    events: {
      'form.submitted': { 'with the password': 'পাসওয়ার্ড লিখে "স্থায়ীভাবে যুক্ত করুন" চাপুন' },
      'next.chosen': { 'a log-in': '"লগ ইন" চাপুন', 'a new account': '"নিবন্ধন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'leave.requested': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
    },
    outcomes: {
      authorise: {
        'somebody came back': 'উইন্ডোতে সাইন ইন করে অনুমতি দিন',
        'the window was closed': 'উইন্ডোটি বন্ধ করুন',
        'the window was not let open': 'ব্রাউজার উইন্ডো খুলতে দেয় না',
        'closed by its module': 'গেটওয়ে জানায়, এই মাধ্যম বন্ধ',
      },
      exchange: {
        'a linked person': 'গেটওয়ে জানে, কার অ্যাকাউন্ট',
        'a person linked to nobody': 'গেটওয়ে জানায়, এই ব্যক্তি কারও সঙ্গে যুক্ত নয়',
        'a person to be linked': 'গেটওয়ে সংযোগের প্রস্তাব দেয়',
        'from an unregistered address': 'গেটওয়ে আরও একটি প্রমাণ চায়',
        'not from here': 'গেটওয়ে জানায়, শুরুটা অন্য কোথাও বা অনেক আগে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      extraVerification: { proven: 'প্রমাণ দেওয়া হয়', left: 'প্রমাণ না দিয়ে বেরিয়ে যান', 'broke down': 'যাচাই ব্যর্থ হয়' },
      entry: {
        'came in': 'অ্যাকাউন্ট পড়া হয়',
        'left again': 'অ্যাকাউন্ট পড়া যায়নি, খেলোয়াড় বেরিয়ে যান',
        'broke down': 'পরের ধাপ ব্যর্থ হয়',
      },
      validate: { typed: 'পাসওয়ার্ড লেখা হয়েছে', 'nothing typed': 'কিছু লেখা হয়নি', 'broke down': 'যাচাই ব্যর্থ হয়' },
      confirmLink: {
        linked: 'গেটওয়ে অ্যাকাউন্ট যুক্ত করে',
        'wrong password': 'গেটওয়ে জানায়, পাসওয়ার্ড ভুল',
        'linked to another account': 'গেটওয়ে জানায়, এই ব্যক্তি অন্য অ্যাকাউন্টে যুক্ত',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
    inputs: {
      'to log in by google': 'লগ ইনে "Google দিয়ে লগ ইন" চাপুন',
      'to link to facebook': 'নিরাপত্তা কেন্দ্রে facebook-এর পাশে "যুক্ত করুন" চাপুন',
    },
  },
} satisfies Words<typeof accountLinkMachine, typeof accountLinkSamples>;
