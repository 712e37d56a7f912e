import type { Samples } from '../../src/atlas';
import { account, broken, entry, offline } from '../samples';
import type { phoneRecoveryMachine } from './phone-recovery.machine';

const refused = (code: string, message: string) => ({ error: { kind: 'rejected', code, message, status: 422 } });

/** Which numbers can be typed, and how what is asked for can end. Codes and passwords are no part of a chart. */
export const phoneRecoverySamples = {
  title: { en: 'A new password by mobile number', bn: 'মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড' },
  states: {
    opening: {
      en: 'The form by mobile number opens, and what a password must be is read',
      bn: 'মোবাইল নম্বরের ফর্ম খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে',
    },
    editing: { en: 'The form by mobile number is shown', bn: 'মোবাইল নম্বরের ফর্ম দেখা যায়' },
    'editing.untouched': { en: 'The form is shown, and nothing is wrong yet', bn: 'ফর্ম দেখা যায়, এখনও কোনো ভুল নেই' },
    'editing.invalid': { en: 'The form says under each field what is wrong with it', bn: 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়' },
    'editing.refused': { en: 'The form shows the message of the gateway', bn: 'ফর্মে গেটওয়ের বার্তা দেখা যায়' },
    'editing.unreached': {
      en: 'The form says that the network is abnormal, and what was typed is still there',
      bn: 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
    },
    validating: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    setting: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    loggingIn: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    outside: { en: 'Shows that the password is set and that the login did not work', bn: 'জানানো হয়, পাসওয়ার্ড বসেছে কিন্তু লগ ইন হয়নি' },
    entering: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    over: { en: 'The form is gone', bn: 'ফর্ম আর নেই' },
  },
  events: {
    'form.submitted': {
      'the number of a player': {
        event: { mobile: { number: '01712345678', dialingCode: '880' } },
        en: 'Enter the number of player, the code that was sent and a new password, and press "Set the password"',
        bn: 'player-এর নম্বর, পাঠানো কোড ও নতুন পাসওয়ার্ড লিখে "পাসওয়ার্ড সেট করুন" চাপুন',
      },
      'nothing typed': {
        event: { mobile: { number: '', dialingCode: '880' } },
        en: 'Press "Set the password" with empty fields',
        bn: 'ঘর ফাঁকা রেখে "পাসওয়ার্ড সেট করুন" চাপুন',
      },
    },
    'email.chosen': { 'by the player': { en: 'Choose the tab "Email"', bn: '"ইমেইল" ট্যাব বেছে নিন' } },
    'retry.requested': { 'by the player': { en: 'Press "Log in again"', bn: '"আবার লগ ইন করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    countryPicker: { 'broke down': { ...broken, en: 'The choice of the country fails', bn: 'দেশ বাছাই ব্যর্থ হয়' } },
    smsCountdown: { 'broke down': { ...broken, en: 'The countdown fails', bn: 'সময় গণনা ব্যর্থ হয়' } },
    entry: {
      'came in': { output: { account, changed: false }, en: 'The player logs in', bn: 'খেলোয়াড় লগ ইন করেন' },
      left: { output: { account: null, changed: false }, en: 'The player leaves again', bn: 'খেলোয়াড় আবার চলে যায়' },
      'broke down': { ...broken, en: 'What follows the login fails', bn: 'লগ ইনের পরের কাজ ব্যর্থ হয়' },
    },
    loadRule: {
      read: {
        output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' },
        en: 'What a password must be is known',
        bn: 'পাসওয়ার্ডের নিয়ম জানা গেছে',
      },
      offline,
    },
    validate: {
      'all is well': { output: [], en: 'What was typed is as it should be', bn: 'যা লেখা হয়েছে তা ঠিক আছে' },
      'number, code and password missing': {
        output: [
          { field: 'mobile', code: 'sms.missingNumber' },
          { field: 'code', code: 'sms.missingCode' },
          { field: 'new', code: 'password.missing' },
        ],
        en: 'Number, code and password are missing',
        bn: 'নম্বর, কোড ও পাসওয়ার্ড নেই',
      },
      'broke down': { ...broken, en: 'The check of the fields fails', bn: 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়' },
    },
    setPassword: {
      set: { output: undefined, en: 'The gateway sets the password', bn: 'গেটওয়ে পাসওয়ার্ড সেট করে' },
      'the code wrong': {
        ...refused('sms.codeInvalid', 'The code is missing or not right.'),
        en: 'The gateway says: the code is wrong',
        bn: 'গেটওয়ে জানায়: কোড ভুল',
      },
      'a common password': {
        ...refused('password.common', 'This password is among the most guessed ones.'),
        en: 'The gateway says: this is a common password',
        bn: 'গেটওয়ে জানায়: এটি সহজে অনুমান করা যায়',
      },
      'switched off': {
        error: { kind: 'rejected', code: 'sms.notEnabled', message: 'This operation is not enabled.', status: 403 },
        en: 'The gateway says: this way is not open',
        bn: 'গেটওয়ে জানায়: এই পথ খোলা নেই',
      },
      offline,
      'no answer in time': {
        error: { kind: 'timeout', code: 'client.timeout' },
        en: 'The gateway does not answer in time',
        bn: 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
    },
    logIn: {
      accepted: { output: { username: 'player', entry }, en: 'The gateway lets the player in', bn: 'গেটওয়ে খেলোয়াড়কে ঢুকতে দেয়' },
      offline,
    },
  },
} satisfies Samples<typeof phoneRecoveryMachine>;
