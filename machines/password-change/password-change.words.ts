import type { Words } from '../../src/atlas';
import type { passwordChangeMachine } from './password-change.machine';
import type { passwordChangeSamples } from './password-change.samples';

/** What QA and product read of changing a password. */
export const passwordChangeWords = {
  en: {
    title: 'Changing the password',
    states: {
      opening: 'The form opens, and what a password must be is read',
      asking: 'The form for a new password is shown',
      reloading: 'The button shows a spinner',
      changed: 'The password is changed; the dialog is closed',
      left: 'The password is as it was; the dialog is closed',
    },
    events: { 'leave.requested': { 'by the player': 'Close the dialog, or press "Later, log me out"' } },
    outcomes: {
      loadRule: { read: 'What a password must be is known', offline: 'The gateway cannot be reached' },
      passwordForm: { changed: 'The gateway changes the password', left: 'The form is left', 'broke down': 'The form fails' },
      loadMemberInfo: { read: 'The member info comes', offline: 'The gateway cannot be reached' },
    },
    inputs: {
      'due, the old one held': 'Log in as expired with its password',
      'by choice': 'Open the change of the password in the security centre, as player',
    },
  },
  bn: {
    title: 'পাসওয়ার্ড বদলানো',
    states: {
      opening: 'ফর্ম খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে',
      asking: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়',
      reloading: 'বোতামে লোডিং চিহ্ন',
      changed: 'পাসওয়ার্ড বদলেছে; ডায়ালগ বন্ধ',
      left: 'পাসওয়ার্ড আগের মতোই আছে; ডায়ালগ বন্ধ',
    },
    events: { 'leave.requested': { 'by the player': 'ডায়ালগ বন্ধ করুন, বা "পরে করব, লগ আউট করুন" চাপুন' } },
    outcomes: {
      loadRule: { read: 'পাসওয়ার্ডের নিয়ম জানা গেছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      passwordForm: { changed: 'গেটওয়ে পাসওয়ার্ড বদলে দেয়', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      loadMemberInfo: { read: 'সদস্যের তথ্য আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    inputs: {
      'due, the old one held': 'expired নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
      'by choice': 'player হয়ে নিরাপত্তা কেন্দ্রে পাসওয়ার্ড বদলানো খুলুন',
    },
  },
} satisfies Words<typeof passwordChangeMachine, typeof passwordChangeSamples>;
