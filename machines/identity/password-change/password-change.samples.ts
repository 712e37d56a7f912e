import type { Samples } from '../../../src/atlas';
import { account, broken, offline } from '../../samples';
import type { passwordChangeMachine } from './password-change.machine';

/** Passwords are not part of the chart. */
export const passwordChangeSamples = {
  title: { en: 'Changing the password', bn: 'পাসওয়ার্ড বদলানো' },
  states: {
    opening: { en: 'The form opens, and what a password must be is read', bn: 'ফর্ম খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে' },
    asking: { en: 'The form for a new password is shown', bn: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়' },
    reloading: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    changed: { en: 'The password is changed; the dialog is closed', bn: 'পাসওয়ার্ড বদলেছে; ডায়ালগ বন্ধ' },
    left: { en: 'The password is as it was; the dialog is closed', bn: 'পাসওয়ার্ড আগের মতোই আছে; ডায়ালগ বন্ধ' },
  },
  inputs: {
    'due, the old one held': {
      input: { username: 'expired', forced: true, oldHeld: true },
      en: 'Log in as expired with its password',
      bn: 'expired নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'by choice': {
      input: { username: 'player', forced: false, oldHeld: false },
      en: 'Open the change of the password in the security centre, as player',
      bn: 'player হয়ে নিরাপত্তা কেন্দ্রে পাসওয়ার্ড বদলানো খুলুন',
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
        en: 'What a password must be is known',
        bn: 'পাসওয়ার্ডের নিয়ম জানা গেছে',
      },
      offline,
    },
    passwordForm: {
      changed: { output: { sent: true }, en: 'The gateway changes the password', bn: 'গেটওয়ে পাসওয়ার্ড বদলে দেয়' },
      left: { output: { sent: false }, en: 'The form is left', bn: 'ফর্মটি ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
    loadMemberInfo: {
      read: { output: account, en: 'The member info comes', bn: 'সদস্যের তথ্য আসে' },
      offline,
    },
  },
} satisfies Samples<typeof passwordChangeMachine>;
