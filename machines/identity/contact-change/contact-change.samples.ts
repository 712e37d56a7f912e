import type { Samples } from '../../../src/atlas';
import { broken, formEnds, homeCountry } from '../../samples';
import type { contactChangeMachine } from './contact-change.machine';

/** The contact that changes, and outcomes of the change. */
export const contactChangeSamples = {
  title: { en: 'Change of mobile number or email address', bn: 'মোবাইল নম্বর বা ইমেইল ঠিকানা বদল' },
  states: {
    editing: {
      en: 'The fields for the new contact and the password are shown',
      bn: 'নতুন নম্বর বা ইমেইল ও পাসওয়ার্ডের ঘর দেখা যায়',
    },
    enteringCodes: { en: 'The fields for the codes are shown', bn: 'কোডের ঘরগুলো দেখা যায়' },
    failed: {
      en: 'An error is shown; "Try again" and "Back" are offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" ও "ফিরে যান" আছে',
    },
    ended: { en: 'The account security overview is shown', bn: 'অ্যাকাউন্টের নিরাপত্তার মূল পেজ দেখা যায়' },
  },
  inputs: {
    'the mobile number': {
      input: { kind: 'mobile', country: homeCountry },
      en: 'On the account security page, press "Change" next to the mobile number',
      bn: 'অ্যাকাউন্টের নিরাপত্তা পেজে মোবাইল নম্বরের পাশে "বদলান" চাপুন',
    },
    'the e-mail address': {
      input: { kind: 'email', country: homeCountry },
      en: 'On the account security page, press "Change" next to the email address',
      bn: 'অ্যাকাউন্টের নিরাপত্তা পেজে ইমেইল ঠিকানার পাশে "বদলান" চাপুন',
    },
  },
  events: {
    'codes.requestedAgain': { 'by the player': { en: 'Press "Didn’t get a code?"', bn: '"কোড পাননি?" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    countryPicker: {
      failed: { ...broken, en: 'The country picker fails unexpectedly', bn: 'দেশ বাছাইয়ে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    contactForm: formEnds({ en: 'The server sends the codes', bn: 'সার্ভার কোড পাঠায়' }),
    codesForm: formEnds({
      en: 'The server accepts the codes and changes the contact',
      bn: 'সার্ভার কোড গ্রহণ করে, নম্বর বা ইমেইল বদলায়',
    }),
  },
} satisfies Samples<typeof contactChangeMachine>;
