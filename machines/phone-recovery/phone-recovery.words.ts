import type { Words } from '../../src/atlas';
import type { phoneRecoveryMachine } from './phone-recovery.machine';
import type { phoneRecoverySamples } from './phone-recovery.samples';

/** What QA and product read of a recovery by phone. */
export const phoneRecoveryWords = {
  en: {
    title: 'A new password by mobile number',
    states: {
      opening: 'The form by mobile number opens, and what a password must be is read',
      editing: 'The form by mobile number is shown',
      'editing.untouched': 'The form is shown, and nothing is wrong yet',
      'editing.invalid': 'The form says under each field what is wrong with it',
      'editing.refused': 'The form shows the message of the gateway',
      'editing.unreached': 'The form says that the network is abnormal, and what was typed is still there',
      validating: 'The button shows a spinner',
      setting: 'The button shows a spinner',
      loggingIn: 'The button shows a spinner',
      outside: 'Shows that the password is set and that the login did not work',
      entering: 'The button shows a spinner',
      over: 'The form is gone',
    },
    events: {
      'form.submitted': {
        'the number of a player': 'Enter the number of player, the code that was sent and a new password, and press "Set the password"',
        'nothing typed': 'Press "Set the password" with empty fields',
      },
      'email.chosen': { 'by the player': 'Choose the tab "Email"' },
      'retry.requested': { 'by the player': 'Press "Log in again"' },
      'leave.requested': { 'by the player': 'Close the dialog' },
    },
    outcomes: {
      countryPicker: { 'broke down': 'The choice of the country fails' },
      smsCountdown: { 'broke down': 'The countdown fails' },
      entry: { 'came in': 'The player logs in', left: 'The player leaves again', 'broke down': 'What follows the login fails' },
      loadRule: { read: 'What a password must be is known', offline: 'The gateway cannot be reached' },
      validate: {
        'all is well': 'What was typed is as it should be',
        'number, code and password missing': 'Number, code and password are missing',
        'broke down': 'The check of the fields fails',
      },
      setPassword: {
        set: 'The gateway sets the password',
        'the code wrong': 'The gateway says: the code is wrong',
        'a common password': 'The gateway says: this is a common password',
        'switched off': 'The gateway says: this way is not open',
        offline: 'The gateway cannot be reached',
        'no answer in time': 'The gateway does not answer in time',
      },
      logIn: { accepted: 'The gateway lets the player in', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড',
    states: {
      opening: 'মোবাইল নম্বরের ফর্ম খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে',
      editing: 'মোবাইল নম্বরের ফর্ম দেখা যায়',
      'editing.untouched': 'ফর্ম দেখা যায়, এখনও কোনো ভুল নেই',
      'editing.invalid': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.refused': 'ফর্মে গেটওয়ের বার্তা দেখা যায়',
      'editing.unreached': 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
      validating: 'বোতামে লোডিং চিহ্ন',
      setting: 'বোতামে লোডিং চিহ্ন',
      loggingIn: 'বোতামে লোডিং চিহ্ন',
      outside: 'জানানো হয়, পাসওয়ার্ড বসেছে কিন্তু লগ ইন হয়নি',
      entering: 'বোতামে লোডিং চিহ্ন',
      over: 'ফর্ম আর নেই',
    },
    events: {
      'form.submitted': {
        'the number of a player': 'player-এর নম্বর, পাঠানো কোড ও নতুন পাসওয়ার্ড লিখে "পাসওয়ার্ড সেট করুন" চাপুন',
        'nothing typed': 'ঘর ফাঁকা রেখে "পাসওয়ার্ড সেট করুন" চাপুন',
      },
      'email.chosen': { 'by the player': '"ইমেইল" ট্যাব বেছে নিন' },
      'retry.requested': { 'by the player': '"আবার লগ ইন করুন" চাপুন' },
      'leave.requested': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
    },
    outcomes: {
      countryPicker: { 'broke down': 'দেশ বাছাই ব্যর্থ হয়' },
      smsCountdown: { 'broke down': 'সময় গণনা ব্যর্থ হয়' },
      entry: { 'came in': 'খেলোয়াড় লগ ইন করেন', left: 'খেলোয়াড় আবার চলে যায়', 'broke down': 'লগ ইনের পরের কাজ ব্যর্থ হয়' },
      loadRule: { read: 'পাসওয়ার্ডের নিয়ম জানা গেছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      validate: {
        'all is well': 'যা লেখা হয়েছে তা ঠিক আছে',
        'number, code and password missing': 'নম্বর, কোড ও পাসওয়ার্ড নেই',
        'broke down': 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      setPassword: {
        set: 'গেটওয়ে পাসওয়ার্ড সেট করে',
        'the code wrong': 'গেটওয়ে জানায়: কোড ভুল',
        'a common password': 'গেটওয়ে জানায়: এটি সহজে অনুমান করা যায়',
        'switched off': 'গেটওয়ে জানায়: এই পথ খোলা নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
        'no answer in time': 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
      logIn: { accepted: 'গেটওয়ে খেলোয়াড়কে ঢুকতে দেয়', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof phoneRecoveryMachine, typeof phoneRecoverySamples>;
