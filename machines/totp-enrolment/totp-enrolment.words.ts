import type { Words } from '../../src/atlas';
import type { totpEnrolmentMachine } from './totp-enrolment.machine';
import type { totpEnrolmentSamples } from './totp-enrolment.samples';

/** What QA and product read of the authenticator app. */
export const totpEnrolmentWords = {
  en: {
    title: 'The authenticator app',
    inputs: { 'it is off': 'No authenticator is set up', 'it is on': 'An authenticator is set up' },
    states: {
      opening: 'It is decided what is asked',
      beginning: 'The page shows that a secret is being made',
      failed: 'The page says that it did not work, and offers to try again',
      confirming: 'A QR code, its text and a field for a code are shown',
      removing: 'A code and the password are asked',
      over: 'The overview is shown again',
    },
    events: {
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      beginTotp: { 'a secret was made': 'The gateway makes a secret', offline: 'The gateway cannot be reached' },
      confirmForm: { sent: 'The code was right: it is on', left: 'The form is left', 'broke down': 'The form fails' },
      removeForm: { sent: 'It is removed', left: 'The form is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'অথেনটিকেটর অ্যাপ',
    inputs: { 'it is off': 'কোনো অথেনটিকেটর চালু নেই', 'it is on': 'অথেনটিকেটর চালু আছে' },
    states: {
      opening: 'কী চাওয়া হবে ঠিক হয়',
      beginning: 'গোপন কী তৈরি হচ্ছে দেখা যায়',
      failed: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
      confirming: 'QR কোড, তার লেখা ও কোডের ঘর দেখা যায়',
      removing: 'কোড ও পাসওয়ার্ড চাওয়া হয়',
      over: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      beginTotp: { 'a secret was made': 'গেটওয়ে গোপন কী তৈরি করে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      confirmForm: { sent: 'কোড ঠিক: চালু হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      removeForm: { sent: 'সরানো হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof totpEnrolmentMachine, typeof totpEnrolmentSamples>;
