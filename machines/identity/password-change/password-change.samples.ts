import type { Samples } from '../../../src/atlas';
import { account, broken, offline } from '../../samples';
import type { passwordChangeMachine } from './password-change.machine';

/** Passwords are not part of the chart. */
export const passwordChangeSamples = {
  title: { en: 'Password change', bn: 'পাসওয়ার্ড পরিবর্তন' },
  states: {
    opening: { en: 'The form is shown; the password rules are loading', bn: 'ফর্ম দেখা যায়; পাসওয়ার্ডের নিয়ম লোড হচ্ছে' },
    editing: { en: 'The form for the new password is editable', bn: 'নতুন পাসওয়ার্ডের ফর্মে লেখা যায়' },
    reloading: {
      en: 'A spinner is shown on the "Change the password" button',
      bn: '"পাসওয়ার্ড বদলান" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    changed: { en: 'The dialog is closed; the password is changed', bn: 'ডায়ালগ বন্ধ; পাসওয়ার্ড বদলেছে' },
    cancelled: { en: 'The dialog is closed; the password is unchanged', bn: 'ডায়ালগ বন্ধ; পাসওয়ার্ড আগের মতোই আছে' },
  },
  inputs: {
    'due, the old password held': {
      input: { username: 'expired', forced: true, oldHeld: true },
      en: 'Log in with the username expired and its password',
      bn: 'expired ইউজারনেম ও তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'by choice': {
      input: { username: 'player', forced: false, oldHeld: false },
      en: 'Log in as player, open "My account", and press "Change" in the row "Password"',
      bn: 'player হিসেবে লগ ইন করে "আমার অ্যাকাউন্ট" খুলুন, তারপর "পাসওয়ার্ড" সারিতে "বদলান" চাপুন',
    },
  },
  events: {
    'leave.requested': {
      'by the player': {
        en: 'Close the dialog, or press "Later, log me out"',
        bn: 'ডায়ালগ বন্ধ করুন, বা "পরে করব, লগ আউট করুন" চাপুন',
      },
    },
  },
  outcomes: {
    loadRule: {
      read: {
        output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' },
        en: 'The password rules load',
        bn: 'পাসওয়ার্ডের নিয়ম লোড হয়',
      },
      offline,
    },
    passwordForm: {
      changed: { output: { sent: true }, en: 'The server changes the password', bn: 'সার্ভার পাসওয়ার্ড বদলে দেয়' },
      left: { output: { sent: false }, en: 'The form is closed unsent', bn: 'ফর্মটি না পাঠিয়েই বন্ধ করা হয়েছে' },
      failed: { ...broken, en: 'The form crashes', bn: 'ফর্মে ত্রুটি ঘটে' },
    },
    loadMemberInfo: {
      read: { output: account, en: 'The account details load', bn: 'অ্যাকাউন্টের তথ্য লোড হয়' },
      offline,
    },
  },
} satisfies Samples<typeof passwordChangeMachine>;
