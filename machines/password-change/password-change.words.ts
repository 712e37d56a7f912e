import type { Words } from '../../src/atlas';
import type { passwordChangeMachine } from './password-change.machine';
import type { passwordChangeSamples } from './password-change.samples';

/** What QA and product read of changing a password. */
export const passwordChangeWords = {
  en: {
    title: 'Changing the password',
    states: {
      opening: 'The form opens, and what a password must be is read',
      editing: 'The form for a new password is shown',
      'editing.untouched': 'The form is shown, and nothing is wrong yet',
      'editing.invalid': 'The form says under each field what is wrong with it',
      'editing.invalid.shown': 'The form says under each field what is wrong with it',
      'editing.invalid.checking': 'The form says under each field what is wrong, until it is seen to be mended',
      'editing.mended': 'The form shows no error any more, though it was not sent again',
      'editing.refused': 'The form shows the message of the gateway',
      'editing.unreached': 'The form says that the network is abnormal, and what was typed is still there',
      validating: 'The button shows a spinner',
      changing: 'The button shows a spinner',
      reloading: 'The button shows a spinner',
      changed: 'The password is changed; the dialog is closed',
      left: 'The password is as it was; the dialog is closed',
    },
    events: {
      'form.submitted': { 'a new password': 'Enter a new password twice and press "Change the password"' },
      'field.edited': { 'the new password': 'Type another password into the first field' },
      'leave.requested': { 'by the player': 'Close the dialog, or press "Later, log me out"' },
    },
    outcomes: {
      loadRule: { read: 'What a password must be is known', offline: 'The gateway cannot be reached' },
      validate: {
        'all is well': 'What was typed is as it should be',
        'no new password typed': 'No new password was typed',
        'too short, and another one': 'The new password is too short, and its repetition is another one',
        'broke down': 'The check of the fields fails',
      },
      check: {
        'all is mended': 'Both fields are in order by now',
        'the second is still missing': 'The second field is still empty',
        'broke down': 'The check of the fields fails',
      },
      changePassword: {
        changed: 'The gateway changes the password',
        'the old one wrong': 'The gateway says: the old password is wrong',
        'a common one': 'The gateway says: this is a common password',
        'locked after many tries': 'The gateway says: too many wrong attempts',
        offline: 'The gateway cannot be reached',
        'no answer in time': 'The gateway does not answer in time',
      },
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
      editing: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়',
      'editing.untouched': 'ফর্ম দেখা যায়, এখনও কোনো ভুল নেই',
      'editing.invalid': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.invalid.shown': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.invalid.checking': 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত তা ঘরের নিচে জানানো হয়',
      'editing.mended': 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
      'editing.refused': 'ফর্মে গেটওয়ের বার্তা দেখা যায়',
      'editing.unreached': 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
      validating: 'বোতামে লোডিং চিহ্ন',
      changing: 'বোতামে লোডিং চিহ্ন',
      reloading: 'বোতামে লোডিং চিহ্ন',
      changed: 'পাসওয়ার্ড বদলেছে; ডায়ালগ বন্ধ',
      left: 'পাসওয়ার্ড আগের মতোই আছে; ডায়ালগ বন্ধ',
    },
    events: {
      'form.submitted': { 'a new password': 'নতুন পাসওয়ার্ড দুবার লিখে "পাসওয়ার্ড বদলান" চাপুন' },
      'field.edited': { 'the new password': 'প্রথম ঘরে অন্য পাসওয়ার্ড লিখুন' },
      'leave.requested': { 'by the player': 'ডায়ালগ বন্ধ করুন, বা "পরে করব, লগ আউট করুন" চাপুন' },
    },
    outcomes: {
      loadRule: { read: 'পাসওয়ার্ডের নিয়ম জানা গেছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      validate: {
        'all is well': 'যা লেখা হয়েছে তা ঠিক আছে',
        'no new password typed': 'নতুন পাসওয়ার্ড লেখা হয়নি',
        'too short, and another one': 'নতুন পাসওয়ার্ড খুব ছোট, আর দ্বিতীয়বার অন্য কিছু লেখা',
        'broke down': 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      check: {
        'all is mended': 'এখন দুটি ঘরই ঠিক আছে',
        'the second is still missing': 'দ্বিতীয় ঘরটি এখনও ফাঁকা',
        'broke down': 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      changePassword: {
        changed: 'গেটওয়ে পাসওয়ার্ড বদলে দেয়',
        'the old one wrong': 'গেটওয়ে জানায়: পুরোনো পাসওয়ার্ড ভুল',
        'a common one': 'গেটওয়ে জানায়: এটি সহজে অনুমান করা যায়',
        'locked after many tries': 'গেটওয়ে জানায়: অনেকবার ভুল হয়েছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
        'no answer in time': 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
      loadMemberInfo: { read: 'সদস্যের তথ্য আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    inputs: {
      'due, the old one held': 'expired নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
      'by choice': 'player হয়ে নিরাপত্তা কেন্দ্রে পাসওয়ার্ড বদলানো খুলুন',
    },
  },
} satisfies Words<typeof passwordChangeMachine, typeof passwordChangeSamples>;
