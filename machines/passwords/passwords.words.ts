import type { Words } from '../../src/atlas';
import type { passwordsMachine } from './passwords.machine';
import type { passwordsSamples } from './passwords.samples';

/** What QA and product read of the dialogs about passwords. */
export const passwordsWords = {
  en: {
    title: 'The dialogs about passwords',
    states: {
      choosing: 'It is decided which dialog is shown',
      changing: 'The form for another password is shown',
      recovering: 'The dialog for a forgotten password is shown',
      resetting: 'The page of the mailed link is shown',
      over: 'The dialog is closed',
    },
    events: { 'dialog.closed': { 'by the player': 'Close the dialog' } },
    outcomes: {
      passwordChange: { changed: 'The password is changed', left: 'The player leaves', 'broke down': 'The change fails' },
      forgotPassword: {
        'in by phone': 'The player logs in by phone',
        left: 'The player leaves',
        'broke down': 'The recovery fails',
      },
      passwordReset: {
        reset: 'The password is set by the link',
        'another link is wanted': 'The link no longer works, and another is asked for',
        left: 'The player leaves',
        'broke down': 'The page fails',
      },
    },
    inputs: {
      'another password': 'Open the change of the password in the security centre, as player',
      'a forgotten one': 'Press "Forgot your password?"',
      'a mailed link': 'Follow the link in the mail',
    },
  },
  bn: {
    title: 'পাসওয়ার্ডের ডায়ালগগুলো',
    states: {
      choosing: 'কোন ডায়ালগ দেখাবে ঠিক হয়',
      changing: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়',
      recovering: 'ভুলে যাওয়া পাসওয়ার্ডের ডায়ালগ দেখা যায়',
      resetting: 'ইমেইলের লিংকের পেজ দেখা যায়',
      over: 'ডায়ালগ বন্ধ',
    },
    events: { 'dialog.closed': { 'by the player': 'ডায়ালগটি বন্ধ করুন' } },
    outcomes: {
      passwordChange: { changed: 'পাসওয়ার্ড বদলেছে', left: 'খেলোয়াড় চলে যায়', 'broke down': 'বদলানোর কাজ ব্যর্থ হয়' },
      forgotPassword: { 'in by phone': 'খেলোয়াড় ফোন দিয়ে লগ ইন করেন', left: 'খেলোয়াড় চলে যায়', 'broke down': 'উদ্ধারের কাজ ব্যর্থ হয়' },
      passwordReset: {
        reset: 'লিংক দিয়ে পাসওয়ার্ড বসেছে',
        'another link is wanted': 'লিংকটি আর কাজ করে না, নতুন একটি চাওয়া হয়',
        left: 'খেলোয়াড় চলে যায়',
        'broke down': 'পেজটি ব্যর্থ হয়',
      },
    },
    inputs: {
      'another password': 'player হয়ে নিরাপত্তা কেন্দ্রে পাসওয়ার্ড বদলানো খুলুন',
      'a forgotten one': '"পাসওয়ার্ড ভুলে গেছেন?" চাপুন',
      'a mailed link': 'ইমেইলের লিংকে যান',
    },
  },
} satisfies Words<typeof passwordsMachine, typeof passwordsSamples>;
