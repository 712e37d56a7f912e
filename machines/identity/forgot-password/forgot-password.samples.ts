import type { Samples } from '../../../src/atlas';
import { account, broken, homeCountry } from '../../samples';
import type { forgotPasswordMachine } from './forgot-password.machine';

export const forgotPasswordSamples = {
  title: { en: 'A forgotten password', bn: 'ভুলে যাওয়া পাসওয়ার্ড' },
  states: {
    opening: { en: 'The dialog opens', bn: 'ডায়ালগ খুলছে' },
    byEmail: { en: 'The form by email is shown', bn: 'ইমেইলের ফর্ম দেখা যায়' },
    mailed: {
      en: 'A confirmation says that an email was sent if the account exists',
      bn: 'ফর্ম চলে গেছে; জানানো হয়, এমন অ্যাকাউন্ট থাকলে ইমেইল যাচ্ছে',
    },
    byPhone: { en: 'The form by mobile number is shown', bn: 'মোবাইল নম্বরের ফর্ম দেখা যায়' },
    over: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  inputs: {
    opened: { input: { country: homeCountry }, en: 'Press "Forgot your password?"', bn: '"পাসওয়ার্ড ভুলে গেছেন?" চাপুন' },
  },
  events: {
    'phone.chosen': { 'by the player': { en: 'Choose the tab "Mobile number"', bn: '"মোবাইল নম্বর" ট্যাব বেছে নিন' } },
    'email.chosen': { 'by the player': { en: 'Choose the tab "Email"', bn: '"ইমেইল" ট্যাব বেছে নিন' } },
    'notice.acknowledged': { 'by the player': { en: 'Press "OK" on the confirmation', bn: 'বার্তায় "ঠিক আছে" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    readMethods: {
      both: { output: { phoneOffered: true }, en: 'Both ways are open', bn: 'দুই পথই খোলা' },
      'by e-mail only': { output: { phoneOffered: false }, en: 'Only email is open', bn: 'শুধু ইমেইল খোলা' },
      failed: { ...broken, en: 'The available methods cannot be loaded', bn: 'কোন পথ খোলা তা জানা যায় না' },
    },
    emailForm: {
      mailed: { output: { sent: true }, en: 'The gateway says: well received', bn: 'গেটওয়ে জানায়: পেয়েছি' },
      left: { output: { sent: false }, en: 'The form is left', bn: 'ফর্মটি ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
    phoneRecovery: {
      'logged in': {
        output: { account, back: false },
        en: 'The player sets a password by phone and is logged in',
        bn: 'খেলোয়াড় ফোনের কোডে পাসওয়ার্ড দিয়ে লগ ইন করে',
      },
      left: { output: { account: null, back: false }, en: 'The player leaves', bn: 'খেলোয়াড় চলে যায়' },
      'rather by e-mail': {
        output: { account: null, back: true },
        en: 'The player would rather do it by email',
        bn: 'খেলোয়াড় বরং ইমেইলে চায়',
      },
      failed: { ...broken, en: 'The way by phone fails', bn: 'ফোনের পথ ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof forgotPasswordMachine>;
