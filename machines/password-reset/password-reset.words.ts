import type { Words } from '../../src/atlas';
import type { passwordResetMachine } from './password-reset.machine';
import type { passwordResetSamples } from './password-reset.samples';

/** What QA and product read of the page that a mailed link leads to. */
export const passwordResetWords = {
  en: {
    title: 'A new password by a mailed link',
    states: {
      opening: 'The page opens, and the link leaves the address',
      readingRule: 'The page opens, and what a password must be is read',
      editing: 'The form for a new password is shown',
      'editing.untouched': 'The form is shown, and nothing is wrong yet',
      'editing.invalid': 'The form says under each field what is wrong with it',
      'editing.invalid.shown': 'The form says under each field what is wrong with it',
      'editing.invalid.checking': 'The form says under each field what is wrong, until it is seen to be mended',
      'editing.mended': 'The form shows no error any more, though it was not sent again',
      'editing.refused': 'The form shows the message of the gateway',
      'editing.unreached': 'The form says that the network is abnormal, and what was typed is still there',
      validating: 'The button shows a spinner',
      resetting: 'The button shows a spinner',
      expired: 'Shows that the link no longer works, and another is offered',
      over: 'The login is shown, or another link is asked for',
    },
    events: {
      'form.submitted': { 'a new password': 'Enter a new password twice and press "Set the password"' },
      'field.edited': { 'the new password': 'Type another password into the first field' },
      'link.wanted': { 'by the player': 'Press "Get a new link"' },
    },
    outcomes: {
      findToken: { held: 'The link has its token', 'no token': 'The link has no token', 'broke down': 'The link cannot be read' },
      loadRule: { read: 'What a password must be is known', offline: 'The gateway cannot be reached' },
      validate: {
        'all is well': 'What was typed is as it should be',
        'nothing typed': 'Nothing was typed',
        'broke down': 'The check of the fields fails',
      },
      check: {
        'all is mended': 'Both fields are in order by now',
        'the second is still missing': 'The second field is still empty',
        'broke down': 'The check of the fields fails',
      },
      resetPassword: {
        reset: 'The gateway sets the password',
        'the link used or too old': 'The gateway says: this link was used, or is too old',
        'a common password': 'The gateway says: this is a common password',
        'too many tries': 'The gateway says: too many requests',
        offline: 'The gateway cannot be reached',
        'no answer in time': 'The gateway does not answer in time',
      },
    },
  },
  bn: {
    title: 'ইমেইলের লিংক দিয়ে নতুন পাসওয়ার্ড',
    states: {
      opening: 'পেজ খুলছে, ঠিকানা থেকে লিংকের অংশ সরে যায়',
      readingRule: 'পেজ খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে',
      editing: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়',
      'editing.untouched': 'ফর্ম দেখা যায়, এখনও কোনো ভুল নেই',
      'editing.invalid': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.invalid.shown': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.invalid.checking': 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত তা ঘরের নিচে জানানো হয়',
      'editing.mended': 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
      'editing.refused': 'ফর্মে গেটওয়ের বার্তা দেখা যায়',
      'editing.unreached': 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
      validating: 'বোতামে লোডিং চিহ্ন',
      resetting: 'বোতামে লোডিং চিহ্ন',
      expired: 'জানানো হয়, লিংকটি আর কাজ করে না; নতুন একটি চাওয়া যায়',
      over: 'লগ ইন দেখা যায়, বা অন্য লিংক চাওয়া হয়েছে',
    },
    events: {
      'form.submitted': { 'a new password': 'নতুন পাসওয়ার্ড দুবার লিখে "পাসওয়ার্ড সেট করুন" চাপুন' },
      'field.edited': { 'the new password': 'প্রথম ঘরে অন্য পাসওয়ার্ড লিখুন' },
      'link.wanted': { 'by the player': '"নতুন লিংক নিন" চাপুন' },
    },
    outcomes: {
      findToken: { held: 'লিংকে টোকেন আছে', 'no token': 'লিংকে টোকেন নেই', 'broke down': 'লিংক পড়া যায় না' },
      loadRule: { read: 'পাসওয়ার্ডের নিয়ম জানা গেছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      validate: {
        'all is well': 'যা লেখা হয়েছে তা ঠিক আছে',
        'nothing typed': 'কিছুই লেখা হয়নি',
        'broke down': 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      check: {
        'all is mended': 'এখন দুটি ঘরই ঠিক আছে',
        'the second is still missing': 'দ্বিতীয় ঘরটি এখনও ফাঁকা',
        'broke down': 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      resetPassword: {
        reset: 'গেটওয়ে পাসওয়ার্ড সেট করে',
        'the link used or too old': 'গেটওয়ে জানায়: লিংকটি ব্যবহার করা হয়েছে, বা এর সময় শেষ',
        'a common password': 'গেটওয়ে জানায়: এটি সহজে অনুমান করা যায়',
        'too many tries': 'গেটওয়ে জানায়: অনেকবার চাওয়া হয়েছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
        'no answer in time': 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
    },
  },
} satisfies Words<typeof passwordResetMachine, typeof passwordResetSamples>;
