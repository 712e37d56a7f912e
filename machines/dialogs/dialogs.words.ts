import type { Words } from '../../src/atlas';
import type { dialogsMachine } from './dialogs.machine';
import type { dialogsSamples } from './dialogs.samples';

/** What QA and product read of the dialogs. */
export const dialogsWords = {
  en: {
    title: 'Which dialog is open',
    states: {
      closed: 'No dialog is open',
      loading: 'A dialog is open and shows that it works',
      failed: 'The dialog says that it did not load, and offers to try again',
      login: 'The login dialog is open',
      register: 'The registration dialog is open',
      freeTrial: 'The dialog of the free trial is open',
      seekingNews: 'No dialog is open; it is looked whether something is new',
      afterLogin: 'The dialog that shows what is new is open',
      memberCentre: 'The member centre is open',
      centre: 'The agent centre is open',
    },
    events: {
      'dialog.requested': {
        'an empty login': 'Open the login dialog',
        'a login sent from the header': 'Fill in the login form of the header and send it',
        registration: 'Open the registration',
        'the member centre': 'Open the member centre',
        'the agent centre': 'Open the agent centre',
        'the free trial': 'Press "Free trial"',
      },
      'dialog.closed': { 'by the player': 'Close the dialog' },
      'dialog.retried': { 'by the player': 'Press "Try again" in the dialog' },
      'login.resumed': { 'in the member centre': 'The same player is back, in the member centre' },
      'session.lost': { 'it ran out': 'The session runs out', 'it was refused': 'The session turns out to be over' },
    },
    outcomes: {
      loadDialog: { 'it came': 'The dialog has loaded', 'it did not come': 'The dialog does not load' },
      login: {
        'logged in': 'The player has logged in',
        'somebody else': 'Somebody else has logged in',
        'rather registers': 'In the login "Register now" is pressed',
        'left without a login': 'The login was left',
        'broke down': 'The login breaks down',
      },
      register: {
        registered: 'The player has registered',
        'rather logs in': 'In the registration "Log in" is pressed',
        'left without an account': 'The registration was left',
        'broke down': 'The registration breaks down',
      },
      memberCentre: {
        left: 'The member centre was left',
        'the account was closed': 'The account was closed',
        'somebody else has logged in': 'Somebody else has logged in over it',
        'broke down': 'The member centre breaks down',
      },
      loadNews: { 'something new': 'There is something new', 'nothing new': 'Nothing is new', offline: 'The gateway cannot be reached' },
      freeTrial: {
        begun: 'The trial has begun',
        'left without a trial': 'The trial was left',
        'broke down': 'The trial breaks down',
      },
    },
  },
  bn: {
    title: 'কোন ডায়ালগ খোলা',
    states: {
      closed: 'কোনো ডায়ালগ খোলা নেই',
      loading: 'একটি ডায়ালগ খোলা, তাতে কাজ চলার চিহ্ন',
      failed: 'ডায়ালগটি লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
      login: 'লগইন ডায়ালগ খোলা',
      register: 'নিবন্ধন ডায়ালগ খোলা',
      freeTrial: 'ফ্রি ট্রায়ালের ডায়ালগ খোলা',
      seekingNews: 'কোনো ডায়ালগ খোলা নেই; নতুন কিছু আছে কি না দেখা হয়',
      afterLogin: 'নতুন কী আছে তার ডায়ালগ খোলা',
      memberCentre: 'সদস্য কেন্দ্র খোলা',
      centre: 'এজেন্ট কেন্দ্র খোলা',
    },
    events: {
      'dialog.requested': {
        'an empty login': 'লগইন ডায়ালগ খুলুন',
        'a login sent from the header': 'ওপরের লগইন ফর্ম পূরণ করে পাঠান',
        registration: 'নিবন্ধন খুলুন',
        'the member centre': 'সদস্য কেন্দ্র খুলুন',
        'the agent centre': 'এজেন্ট কেন্দ্র খুলুন',
        'the free trial': '"ফ্রি ট্রায়াল" চাপুন',
      },
      'dialog.closed': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
      'dialog.retried': { 'by the player': 'ডায়ালগে "আবার চেষ্টা করুন" চাপুন' },
      'login.resumed': { 'in the member centre': 'একই খেলোয়াড় সদস্য কেন্দ্রে ফিরে এসেছেন' },
      'session.lost': { 'it ran out': 'সেশনের সময় শেষ হয়', 'it was refused': 'জানা যায় সেশন শেষ হয়ে গেছে' },
    },
    outcomes: {
      loadDialog: { 'it came': 'ডায়ালগ লোড হয়েছে', 'it did not come': 'ডায়ালগ লোড হয় না' },
      login: {
        'logged in': 'খেলোয়াড় লগইন করেছেন',
        'somebody else': 'অন্য কেউ লগইন করেছেন',
        'rather registers': 'লগইনে "এখনই নিবন্ধন করুন" চাপা হয়েছে',
        'left without a login': 'লগইন না করেই বেরিয়ে গেছেন',
        'broke down': 'লগইন ভেঙে পড়ে',
      },
      register: {
        registered: 'খেলোয়াড় নিবন্ধন করেছেন',
        'rather logs in': 'নিবন্ধনে "লগ ইন করুন" চাপা হয়েছে',
        'left without an account': 'নিবন্ধন না করেই বেরিয়ে গেছেন',
        'broke down': 'নিবন্ধন ভেঙে পড়ে',
      },
      memberCentre: {
        left: 'সদস্য কেন্দ্র থেকে বেরিয়ে গেছেন',
        'the account was closed': 'অ্যাকাউন্টটি বন্ধ করা হয়েছে',
        'somebody else has logged in': 'তার ওপরে অন্য কেউ লগইন করেছেন',
        'broke down': 'সদস্য কেন্দ্র ভেঙে পড়ে',
      },
      loadNews: { 'something new': 'নতুন কিছু আছে', 'nothing new': 'নতুন কিছু নেই', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      freeTrial: {
        begun: 'ট্রায়াল শুরু হয়েছে',
        'left without a trial': 'ট্রায়াল না করেই বেরিয়ে গেছেন',
        'broke down': 'ট্রায়াল ভেঙে পড়ে',
      },
    },
  },
} satisfies Words<typeof dialogsMachine, typeof dialogsSamples>;
