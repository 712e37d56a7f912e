import type { Samples } from '../../src/atlas';
import { formEnds, offline } from '../samples';
import type { totpEnrolmentMachine } from './totp-enrolment.machine';

/** Whether the authenticator is on, and how setting it up and removing it can go. */
export const totpEnrolmentSamples = {
  title: { en: 'The authenticator app', bn: 'অথেনটিকেটর অ্যাপ' },
  states: {
    opening: { en: 'It is decided what is asked', bn: 'কী চাওয়া হবে ঠিক হয়' },
    beginning: { en: 'The page shows that a secret is being made', bn: 'গোপন কী তৈরি হচ্ছে দেখা যায়' },
    failed: { en: 'The page says that it did not work, and offers to try again', bn: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়' },
    confirming: { en: 'A QR code, its text and a field for a code are shown', bn: 'QR কোড, তার লেখা ও কোডের ঘর দেখা যায়' },
    removing: { en: 'A code and the password are asked', bn: 'কোড ও পাসওয়ার্ড চাওয়া হয়' },
    over: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  inputs: {
    'it is off': { input: { on: false }, en: 'No authenticator is set up', bn: 'কোনো অথেনটিকেটর চালু নেই' },
    'it is on': { input: { on: true }, en: 'An authenticator is set up', bn: 'অথেনটিকেটর চালু আছে' },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    beginTotp: {
      'a secret was made': { output: undefined, en: 'The gateway makes a secret', bn: 'গেটওয়ে গোপন কী তৈরি করে' },
      offline,
    },
    confirmForm: formEnds({ en: 'The code was right: it is on', bn: 'কোড ঠিক: চালু হয়েছে' }),
    removeForm: formEnds({ en: 'It is removed', bn: 'সরানো হয়েছে' }),
  },
} satisfies Samples<typeof totpEnrolmentMachine>;
