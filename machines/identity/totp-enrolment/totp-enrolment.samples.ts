import type { Samples } from '../../../src/atlas';
import { formEnds } from '../../samples';
import type { totpEnrolmentMachine } from './totp-enrolment.machine';

export const totpEnrolmentSamples = {
  title: { en: 'The authenticator app', bn: 'অথেনটিকেটর অ্যাপ' },
  states: {
    opening: { en: 'Checks which form comes first', bn: 'কী চাওয়া হবে ঠিক হয়' },
    asking: { en: 'The password is requested', bn: 'পাসওয়ার্ড চাওয়া হয়' },
    confirming: { en: 'A QR code, its text and a field for a code are shown', bn: 'QR কোড, তার লেখা ও কোডের ঘর দেখা যায়' },
    renewing: {
      en: 'A code and the password are asked, for new recovery codes',
      bn: 'নতুন রিকভারি কোডের জন্য কোড ও পাসওয়ার্ড চাওয়া হয়',
    },
    keeping: { en: 'Ten recovery codes are shown', bn: 'দশটি রিকভারি কোড দেখা যায়' },
    removing: { en: 'A code and the password are asked', bn: 'কোড ও পাসওয়ার্ড চাওয়া হয়' },
    failed: {
      en: 'The page says that it did not work, and offers to try again',
      bn: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    over: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  inputs: {
    'it is off': { input: { wanted: 'app' }, en: 'No authenticator is set up', bn: 'কোনো অথেনটিকেটর চালু নেই' },
    'it is on': {
      input: { wanted: 'removal' },
      en: 'An authenticator is set up, and is to be removed',
      bn: 'অথেনটিকেটর চালু আছে, সরানো হবে',
    },
    'other codes': {
      input: { wanted: 'codes' },
      en: 'An authenticator is set up, and new recovery codes are wanted',
      bn: 'অথেনটিকেটর চালু আছে, নতুন রিকভারি কোড দরকার',
    },
  },
  events: {
    'codes.kept': { 'by the player': { en: 'Press "I have saved them"', bn: '"কোডগুলো রেখে দিয়েছি" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    passwordForm: formEnds({ en: 'The gateway makes a secret', bn: 'গেটওয়ে গোপন কী তৈরি করে' }),
    confirmForm: formEnds({ en: 'The code was right: it is on', bn: 'কোড ঠিক: চালু হয়েছে' }),
    renewForm: formEnds({ en: 'The gateway makes other codes', bn: 'গেটওয়ে নতুন কোড তৈরি করে' }),
    removeForm: formEnds({ en: 'It is removed', bn: 'সরানো হয়েছে' }),
  },
} satisfies Samples<typeof totpEnrolmentMachine>;
