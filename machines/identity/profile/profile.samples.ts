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
  title: { en: 'Profile', bn: 'প্রোফাইল' },
  states: {
    loading: { en: 'The profile is loading', bn: 'প্রোফাইল লোড হচ্ছে' },
    failed: {
      en: 'An error is shown; "Try again" is offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    open: { en: 'The profile form is shown', bn: 'প্রোফাইলের ফর্ম দেখা যায়' },
    'open.untouched': { en: 'The form matches the saved profile', bn: 'ফর্মে সংরক্ষিত প্রোফাইল দেখা যায়' },
    'open.edited': { en: 'A note says that the changes are not saved yet', bn: 'বদলগুলো এখনও সংরক্ষণ করা হয়নি জানানো হয়' },
    'open.confirmingLeave': {
      en: 'A dialog asks whether to leave without saving',
      bn: 'সংরক্ষণ না করে বের হবেন কি না একটি ডায়ালগে জানতে চাওয়া হয়',
    },
    left: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  events: {
    'profile.edited': { 'by the player': { en: 'Type into any field of the form', bn: 'ফর্মের যেকোনো ঘরে কিছু লিখুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
    'leave.confirmed': { 'by the player': { en: 'Press "Leave without saving"', bn: '"সংরক্ষণ না করে বের হন" চাপুন' } },
    'stay.selected': { 'by the player': { en: 'Press "Keep editing"', bn: '"সম্পাদনা চালিয়ে যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadProfile: {
      'an empty profile': {
        output: nothing,
        en: 'The profile is empty except for the nickname',
        bn: 'ডাকনাম ছাড়া প্রোফাইল ফাঁকা',
      },
      'a complete profile': {
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
        en: 'The profile is filled in, including names, ID number and birthday',
        bn: 'প্রোফাইল পূরণ করা, নাম, পরিচয়পত্র নম্বর ও জন্মতারিখসহ',
      },
      offline,
    },
    profileForm: {
      sent: { output: { sent: true }, en: 'The server saves the profile', bn: 'সার্ভার প্রোফাইল সংরক্ষণ করে' },
      failed: { ...broken, en: 'The form crashes', bn: 'ফর্মে ত্রুটি ঘটে' },
    },
    avatar: { failed: { ...broken, en: 'The avatar section crashes', bn: 'ছবির অংশে ত্রুটি ঘটে' } },
  },
} satisfies Samples<typeof profileMachine>;
