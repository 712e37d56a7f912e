import type { Words } from '../../src/atlas';
import type { forgotPasswordMachine } from './forgot-password.machine';
import type { forgotPasswordSamples } from './forgot-password.samples';

/** What QA and product read of a forgotten password. */
export const forgotPasswordWords = {
  en: {
    title: 'A forgotten password',
    states: {
      opening: 'The dialog opens',
      byEmail: 'The form by email is shown',
      mailed: 'The form is gone; it is said that an email was sent if the account exists',
      byPhone: 'The form by mobile number is shown',
      over: 'The dialog is closed',
    },
    events: {
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
      emailForm: { mailed: 'The gateway says: well received', left: 'The form is left', 'broke down': 'The form fails' },
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
      byEmail: 'ইমেইলের ফর্ম দেখা যায়',
      mailed: 'ফর্ম চলে গেছে; জানানো হয়, এমন অ্যাকাউন্ট থাকলে ইমেইল যাচ্ছে',
      byPhone: 'মোবাইল নম্বরের ফর্ম দেখা যায়',
      over: 'ডায়ালগ বন্ধ',
    },
    events: {
      'phone.chosen': { 'by the player': '"মোবাইল নম্বর" ট্যাব বেছে নিন' },
      'email.chosen': { 'by the player': '"ইমেইল" ট্যাব বেছে নিন' },
      'notice.acknowledged': { 'by the player': 'বার্তায় "ঠিক আছে" চাপুন' },
      'leave.requested': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
    },
    outcomes: {
      readMethods: { both: 'দুই পথই খোলা', 'by e-mail only': 'শুধু ইমেইল খোলা', 'broke down': 'কোন পথ খোলা তা জানা যায় না' },
      emailForm: { mailed: 'গেটওয়ে জানায়: পেয়েছি', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      phoneRecovery: {
        'logged in': 'খেলোয়াড় ফোনের কোডে পাসওয়ার্ড দিয়ে লগ ইন করে',
        left: 'খেলোয়াড় চলে যায়',
        'rather by e-mail': 'খেলোয়াড় বরং ইমেইলে চায়',
        'broke down': 'ফোনের পথ ব্যর্থ হয়',
      },
    },
  },
} satisfies Words<typeof forgotPasswordMachine, typeof forgotPasswordSamples>;
