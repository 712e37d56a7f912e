import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { profileMachine } from './profile.machine';

const nothing = {
  nickname: 'player',
  realName: '',
  fullName: '',
  idNumber: '',
  birthday: '',
  nationality: '',
  region: '',
  address: '',
  occupation: '',
  sourceOfIncome: '',
  zalo: '',
  whatsapp: '',
  facebook: '',
  telegram: '',
  line: '',
  qq: '',
  wechat: '',
};

export const profileSamples = {
  title: { en: 'The profile', bn: 'প্রোফাইল' },
  states: {
    loading: { en: 'The dialog shows a loading state', bn: 'ডায়ালগে লোডিং দেখা যায়' },
    failed: {
      en: 'The dialog says that it did not work, and offers to try again',
      bn: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    open: { en: 'The profile form is shown', bn: 'প্রোফাইলের ফর্ম দেখা যায়' },
    'open.untouched': { en: 'The form shows the saved profile', bn: 'ফর্মে যা রাখা আছে তা দেখা যায়' },
    'open.edited': { en: 'It says that changes are not saved', bn: 'বদলগুলো সংরক্ষণ করা হয়নি জানানো হয়' },
    'open.asking': {
      en: 'It asks whether to leave without saving',
      bn: 'সংরক্ষণ না করে বেরিয়ে যেতে চান কি না জিজ্ঞেস করা হয়',
    },
    left: { en: 'The dialog is gone', bn: 'ডায়ালগটি আর নেই' },
  },
  events: {
    'profile.edited': { 'by the player': { en: 'Type into a field of the form', bn: 'ফর্মের একটি ঘরে কিছু লিখুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
    'leave.confirmed': { 'by the player': { en: 'Press "Leave without saving"', bn: '"সংরক্ষণ না করে বের হন" চাপুন' } },
    'stay.chosen': { 'by the player': { en: 'Press "Keep editing"', bn: '"সম্পাদনা চালিয়ে যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadProfile: {
      'nothing told yet': { output: nothing, en: 'Nothing is set but the nickname', bn: 'ডাকনাম ছাড়া কিছু ঠিক করা নেই' },
      'all is told': {
        output: {
          ...nothing,
          nickname: 'Rupa',
          realName: 'Rupa Akter',
          fullName: 'Rupa Begum Akter',
          idNumber: '•••••6543',
          birthday: '1990-12-31',
          nationality: 'BD',
          region: 'Khulna',
          address: '12 Kadam Road',
          occupation: 'Teacher',
          sourceOfIncome: 'salary',
          telegram: '@rupa',
        },
        en: 'Everything is set, names, ID number and birthday too',
        bn: 'সব ঠিক করা আছে, নাম, আইডি নম্বর ও জন্মতারিখও',
      },
      offline,
    },
    profileForm: {
      sent: { output: { sent: true }, en: 'The profile is saved', bn: 'প্রোফাইল সংরক্ষণ করা হয়েছে' },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
    avatar: { failed: { ...broken, en: 'The part with the picture fails', bn: 'ছবির অংশটি ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof profileMachine>;
