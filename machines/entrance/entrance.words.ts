import type { Words } from '../../src/atlas';
import type { entranceMachine } from './entrance.machine';
import type { entranceSamples } from './entrance.samples';

/** What QA and product read of the dialogs by which somebody comes in. */
export const entranceWords = {
  en: {
    title: 'Authentication dialogs',
    states: {
      choosing: 'It is decided which dialog is shown',
      loggingIn: 'The login dialog is open',
      registering: 'The registration dialog is open',
      trying: 'The dialog of the free demo is open',
      atThirdParty: 'The dialog of the third-party sign-in is open',
      over: 'The dialog is closed, or another takes its place',
    },
    events: { 'dialog.closed': { 'by the player': 'Close the dialog' } },
    outcomes: {
      login: {
        'logged in': 'The player has logged in',
        'somebody else': 'Another user has logged in',
        'rather tries': 'In the login "Free demo" is pressed',
        'left without a login': 'The login was left',
        'broke down': 'The login fails',
      },
      register: {
        registered: 'The player has registered',
        'rather logs in': 'In the registration "Log in" is pressed',
        'left without an account': 'The registration was left',
        'broke down': 'The registration fails',
      },
      freeTrial: {
        begun: 'The demo has begun',
        'left without a trial': 'The demo was left',
        'broke down': 'The demo fails',
      },
      accountLink: {
        'logged in': 'The player has logged in',
        'left, or linked': 'The sign-in was left, or the account was linked',
        'broke down': 'The sign-in fails',
      },
    },
    inputs: {
      'an empty login': 'Open the login dialog',
      'a login sent from the header': 'Fill in the login form of the header as player, and send it',
      'a login after the session ran out': 'Let the session of player run out',
      registration: 'Open the registration',
      'the free trial': 'Press "Free demo"',
      'a log-in by google': 'In the login, press "Log in with Google"',
      'a link to google': 'In the security centre, press "Link" at google',
    },
  },
  bn: {
    title: 'প্রবেশের ডায়ালগগুলো',
    states: {
      choosing: 'কোন ডায়ালগ দেখাবে ঠিক হয়',
      loggingIn: 'লগ ইন ডায়ালগ খোলা',
      registering: 'নিবন্ধন ডায়ালগ খোলা',
      trying: 'ফ্রি ডেমোর ডায়ালগ খোলা',
      atThirdParty: 'তৃতীয় পক্ষে সাইন-ইনের ডায়ালগ খোলা',
      over: 'ডায়ালগ বন্ধ, বা তার জায়গায় অন্যটি আসে',
    },
    events: { 'dialog.closed': { 'by the player': 'ডায়ালগটি বন্ধ করুন' } },
    outcomes: {
      login: {
        'logged in': 'খেলোয়াড় লগ ইন করেছেন',
        'somebody else': 'অন্য কেউ লগ ইন করেছেন',
        'rather tries': 'লগ ইনে "ফ্রি ডেমো" চাপা হয়েছে',
        'left without a login': 'লগ ইন না করেই বেরিয়ে গেছেন',
        'broke down': 'লগ ইন ব্যর্থ হয়',
      },
      register: {
        registered: 'খেলোয়াড় নিবন্ধন করেছেন',
        'rather logs in': 'নিবন্ধনে "লগ ইন করুন" চাপা হয়েছে',
        'left without an account': 'নিবন্ধন না করেই বেরিয়ে গেছেন',
        'broke down': 'নিবন্ধন ব্যর্থ হয়',
      },
      freeTrial: {
        begun: 'ডেমো শুরু হয়েছে',
        'left without a trial': 'ডেমো না করেই বেরিয়ে গেছেন',
        'broke down': 'ডেমো ব্যর্থ হয়',
      },
      accountLink: {
        'logged in': 'খেলোয়াড় লগ ইন করেছেন',
        'left, or linked': 'সাইন-ইন ছেড়ে গেছেন, বা অ্যাকাউন্ট যুক্ত হয়েছে',
        'broke down': 'সাইন-ইন ব্যর্থ হয়',
      },
    },
    inputs: {
      'an empty login': 'লগ ইন ডায়ালগ খুলুন',
      'a login sent from the header': 'player হয়ে ওপরের লগ ইন ফর্ম পূরণ করে পাঠান',
      'a login after the session ran out': 'player-এর সেশনের সময় শেষ হতে দিন',
      registration: 'নিবন্ধন খুলুন',
      'the free trial': '"ফ্রি ডেমো" চাপুন',
      'a log-in by google': 'লগ ইনে "Google দিয়ে লগ ইন" চাপুন',
      'a link to google': 'নিরাপত্তা কেন্দ্রে google-এর পাশে "যুক্ত করুন" চাপুন',
    },
  },
} satisfies Words<typeof entranceMachine, typeof entranceSamples>;
