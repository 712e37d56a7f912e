import type { Samples } from '../../../src/atlas';
import { account, broken, homeCountry } from '../../samples';
import type { forgotPasswordMachine } from './forgot-password.machine';

export const forgotPasswordSamples = {
  title: { en: 'Forgotten password', bn: 'ভুলে যাওয়া পাসওয়ার্ড' },
  states: {
    opening: {
      en: 'The email form is shown; the available methods are loading',
      bn: 'ইমেইলের ফর্ম দেখা যায়; উপায়গুলো লোড হচ্ছে',
    },
    byEmail: { en: 'The email form is shown', bn: 'ইমেইলের ফর্ম দেখা যায়' },
    mailed: {
      en: 'The message "Check your email" replaces the form',
      bn: 'ফর্মের জায়গায় "আপনার ইমেইল দেখুন" বার্তা দেখা যায়',
    },
    byPhone: { en: 'The mobile number form is shown', bn: 'মোবাইল নম্বরের ফর্ম দেখা যায়' },
    ended: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  inputs: {
    opened: { input: { country: homeCountry }, en: 'Press "Forgot your password?"', bn: '"পাসওয়ার্ড ভুলে গেছেন?" চাপুন' },
  },
  events: {
    'phone.selected': { 'by the player': { en: 'Press the "Mobile number" tab', bn: '"মোবাইল নম্বর" ট্যাব চাপুন' } },
    'email.selected': { 'by the player': { en: 'Press the "Email" tab', bn: '"ইমেইল" ট্যাব চাপুন' } },
    'notice.acknowledged': { 'by the player': { en: 'Press "OK" in the message', bn: 'বার্তায় "ঠিক আছে" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    readMethods: {
      both: {
        output: { phoneOffered: true },
        en: 'Email and mobile number are both available',
        bn: 'ইমেইল ও মোবাইল নম্বর দুটোই চালু',
      },
      'by e-mail only': { output: { phoneOffered: false }, en: 'Only email is available', bn: 'শুধু ইমেইল চালু' },
      failed: { ...broken, en: 'The available methods do not load', bn: 'উপায়গুলো লোড হয় না' },
    },
    emailForm: {
      mailed: {
        output: { sent: true },
        en: 'The server accepts the request for a link',
        bn: 'সার্ভার লিংকের অনুরোধ গ্রহণ করে',
      },
      left: { output: { sent: false }, en: 'The player leaves the form', bn: 'খেলোয়াড় ফর্ম ছেড়ে যান' },
      failed: { ...broken, en: 'The form fails unexpectedly', bn: 'ফর্মে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    phoneRecovery: {
      'logged in': {
        output: { account, back: false },
        en: 'The player sets a new password by phone and is logged in',
        bn: 'খেলোয়াড় ফোনের কোড দিয়ে নতুন পাসওয়ার্ড ঠিক করে লগ ইন করেন',
      },
      left: {
        output: { account: null, back: false },
        en: 'The player leaves the reset by phone',
        bn: 'খেলোয়াড় ফোনে রিসেট ছেড়ে যান',
      },
      'by e-mail instead': {
        output: { account: null, back: true },
        en: 'The player switches to email',
        bn: 'খেলোয়াড় ইমেইল বেছে নেন',
      },
      failed: { ...broken, en: 'The reset by phone fails unexpectedly', bn: 'ফোনে রিসেটে অপ্রত্যাশিত ত্রুটি হয়' },
    },
  },
} satisfies Samples<typeof forgotPasswordMachine>;
