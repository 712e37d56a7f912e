import type { Samples } from '../../../src/atlas';
import { formEnds } from '../../samples';
import type { totpEnrolmentMachine } from './totp-enrolment.machine';

export const totpEnrolmentSamples = {
  title: { en: 'Authenticator app and recovery codes', bn: 'অথেনটিকেটর অ্যাপ ও রিকভারি কোড' },
  states: {
    opening: { en: 'The portal decides which form comes first', bn: 'কোন ফর্ম আগে আসবে পোর্টাল ঠিক করে' },
    confirmingIdentity: { en: 'The form asks for the password', bn: 'ফর্মে পাসওয়ার্ড চাওয়া হয়' },
    confirming: {
      en: 'A QR code, its key as text and the "App code" field are shown',
      bn: 'QR কোড, লেখা আকারে তার কী ও "অ্যাপের কোড" ঘর দেখা যায়',
    },
    renewing: {
      en: 'The form for new recovery codes asks for a code and the password',
      bn: 'নতুন রিকভারি কোডের ফর্মে কোড ও পাসওয়ার্ড চাওয়া হয়',
    },
    showingCodes: { en: 'Ten recovery codes are shown', bn: 'দশটি রিকভারি কোড দেখা যায়' },
    removing: {
      en: 'The form to remove the app asks for a code and the password',
      bn: 'অ্যাপ সরানোর ফর্মে কোড ও পাসওয়ার্ড চাওয়া হয়',
    },
    failed: {
      en: 'An error is shown; "Try again" and "Back" are offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" ও "ফিরে যান" বোতাম আছে',
    },
    ended: { en: 'The security settings are shown again', bn: 'আবার নিরাপত্তার সেটিংগুলো দেখা যায়' },
  },
  inputs: {
    'app codes off': {
      input: { wanted: 'app' },
      en: 'Without an authenticator app, press "Set up" in the row "Authenticator app"',
      bn: 'অথেনটিকেটর অ্যাপ না থাকলে "অথেনটিকেটর অ্যাপ" সারিতে "ঠিক করুন" চাপুন',
    },
    'app codes on': {
      input: { wanted: 'removal' },
      en: 'With an authenticator app set up, press "Remove" in the row "Authenticator app"',
      bn: 'অথেনটিকেটর অ্যাপ চালু থাকলে "অথেনটিকেটর অ্যাপ" সারিতে "সরান" চাপুন',
    },
    'new codes': {
      input: { wanted: 'codes' },
      en: 'With an authenticator app set up, press "Renew" in the row "Recovery codes"',
      bn: 'অথেনটিকেটর অ্যাপ চালু থাকলে "রিকভারি কোড" সারিতে "নতুন নিন" চাপুন',
    },
  },
  events: {
    'codes.saved': { 'by the player': { en: 'Press "I have saved them"', bn: '"কোডগুলো রেখে দিয়েছি" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    passwordForm: formEnds({ en: 'The server creates a key for the app', bn: 'সার্ভার অ্যাপের জন্য একটি কী তৈরি করে' }),
    confirmForm: formEnds({ en: 'The code is correct: the app is turned on', bn: 'কোড ঠিক আছে: অ্যাপ চালু হয়' }),
    renewForm: formEnds({ en: 'The server creates new recovery codes', bn: 'সার্ভার নতুন রিকভারি কোড তৈরি করে' }),
    removeForm: formEnds({ en: 'The server removes the app', bn: 'সার্ভার অ্যাপটি সরিয়ে দেয়' }),
  },
} satisfies Samples<typeof totpEnrolmentMachine>;
