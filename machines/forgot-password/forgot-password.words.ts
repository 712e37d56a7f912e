import type { Words } from '../../src/atlas';
import type { forgotPasswordMachine } from './forgot-password.machine';
import type { forgotPasswordSamples } from './forgot-password.samples';

/** What QA and product read of a forgotten password. */
export const forgotPasswordWords = {
  en: {
    title: 'A forgotten password',
    states: {
      opening: 'The dialog opens',
      editing: 'The form by email is shown',
      'editing.untouched': 'The form is shown, and nothing is wrong yet',
      'editing.invalid': 'The form says under each field what is wrong with it',
      'editing.invalid.shown': 'The form says under each field what is wrong with it',
      'editing.invalid.checking': 'The form says under each field what is wrong, until it is seen to be mended',
      'editing.mended': 'The form shows no error any more, though it was not sent again',
      'editing.refused': 'The form shows the message of the gateway',
      'editing.unreached': 'The form says that the network is abnormal, and what was typed is still there',
      validating: 'The button shows a spinner',
      asking: 'The button shows a spinner',
      mailed: 'The form is gone; it is said that an email was sent if the account exists',
      byPhone: 'The form by mobile number is shown',
      over: 'The dialog is closed',
    },
    events: {
      'form.submitted': {
        'a player': 'Enter player and its address and press "Send the link"',
        'nothing typed': 'Press "Send the link" with empty fields',
        'nobody we know': 'Enter stranger and any address and press "Send the link"',
      },
      'field.edited': { 'the user name': 'Type a username into its field', 'the address': 'Type an address into its field' },
      'phone.chosen': { 'by the player': 'Choose the tab "Mobile number"' },
      'email.chosen': { 'by the player': 'Choose the tab "Email"' },
      'notice.acknowledged': { 'by the player': 'Press "OK" on the confirmation' },
      'leave.requested': { 'by the player': 'Close the dialog' },
    },
    outcomes: {
      readMethods: {
        both: 'Both ways are open',
        'by e-mail only': 'Only email is open',
        'broke down': 'It cannot be told which ways are open',
      },
      validate: {
        'all is well': 'What was typed is as it should be',
        'user name and address missing': 'Username and address are missing',
        'broke down': 'The check of the fields fails',
      },
      check: {
        'all is mended': 'Both fields are in order by now',
        'the address is still missing': 'The address is still missing',
        'broke down': 'The check of the fields fails',
      },
      askForLink: {
        'taken up': 'The gateway says: well received',
        'not known': 'The gateway says: Username/Email does not exist',
        offline: 'The gateway cannot be reached',
        'no answer in time': 'The gateway does not answer in time',
      },
      phoneRecovery: {
        'logged in': 'The player sets a password by phone and is logged in',
        left: 'The player leaves',
        'rather by e-mail': 'The player would rather do it by email',
        'broke down': 'The way by phone fails',
      },
    },
  },
  bn: {
    title: 'ভুলে যাওয়া পাসওয়ার্ড',
    states: {
      opening: 'ডায়ালগ খুলছে',
      editing: 'ইমেইলের ফর্ম দেখা যায়',
      'editing.untouched': 'ফর্ম দেখা যায়, এখনও কোনো ভুল নেই',
      'editing.invalid': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.invalid.shown': 'প্রতিটি ঘরের নিচে ভুলটি জানানো হয়',
      'editing.invalid.checking': 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত তা ঘরের নিচে জানানো হয়',
      'editing.mended': 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
      'editing.refused': 'ফর্মে গেটওয়ের বার্তা দেখা যায়',
      'editing.unreached': 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
      validating: 'বোতামে লোডিং চিহ্ন',
      asking: 'বোতামে লোডিং চিহ্ন',
      mailed: 'ফর্ম চলে গেছে; জানানো হয়, এমন অ্যাকাউন্ট থাকলে ইমেইল যাচ্ছে',
      byPhone: 'মোবাইল নম্বরের ফর্ম দেখা যায়',
      over: 'ডায়ালগ বন্ধ',
    },
    events: {
      'form.submitted': {
        'a player': 'player ও তার ইমেইল লিখে "লিংক পাঠান" চাপুন',
        'nothing typed': 'ঘর ফাঁকা রেখে "লিংক পাঠান" চাপুন',
        'nobody we know': 'stranger ও যেকোনো ইমেইল লিখে "লিংক পাঠান" চাপুন',
      },
      'field.edited': { 'the user name': 'ইউজারনেমের ঘরে নাম লিখুন', 'the address': 'ঠিকানার ঘরে ইমেইল লিখুন' },
      'phone.chosen': { 'by the player': '"মোবাইল নম্বর" ট্যাব বেছে নিন' },
      'email.chosen': { 'by the player': '"ইমেইল" ট্যাব বেছে নিন' },
      'notice.acknowledged': { 'by the player': 'বার্তায় "ঠিক আছে" চাপুন' },
      'leave.requested': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
    },
    outcomes: {
      readMethods: { both: 'দুই পথই খোলা', 'by e-mail only': 'শুধু ইমেইল খোলা', 'broke down': 'কোন পথ খোলা তা জানা যায় না' },
      validate: {
        'all is well': 'যা লেখা হয়েছে তা ঠিক আছে',
        'user name and address missing': 'ইউজারনেম ও ইমেইল নেই',
        'broke down': 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      check: {
        'all is mended': 'এখন দুটি ঘরই ঠিক আছে',
        'the address is still missing': 'ইমেইল ঠিকানা এখনও নেই',
        'broke down': 'ঘর যাচাই ব্যর্থ হয়',
      },
      askForLink: {
        'taken up': 'গেটওয়ে জানায়: পেয়েছি',
        'not known': 'গেটওয়ে জানায়: ইউজারনেম/ইমেইল নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
        'no answer in time': 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
      phoneRecovery: {
        'logged in': 'খেলোয়াড় ফোনের কোডে পাসওয়ার্ড দিয়ে লগ ইন করে',
        left: 'খেলোয়াড় চলে যায়',
        'rather by e-mail': 'খেলোয়াড় বরং ইমেইলে চায়',
        'broke down': 'ফোনের পথ ব্যর্থ হয়',
      },
    },
  },
} satisfies Words<typeof forgotPasswordMachine, typeof forgotPasswordSamples>;
