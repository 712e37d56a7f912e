import type { Words } from '../../src/atlas';
import type { contactChangeMachine } from './contact-change.machine';
import type { contactChangeSamples } from './contact-change.samples';

/** What QA and product read of a change of contact. */
export const contactChangeWords = {
  en: {
    title: 'Another mobile number or email address',
    inputs: { 'the mobile number': 'The mobile number is changed', 'the e-mail address': 'The email address is changed' },
    states: {
      asking: 'The new contact and the password are asked',
      proving: 'The codes that were sent are asked',
      failed: 'The page says that it did not work, and offers to begin anew',
      over: 'The overview is shown again',
    },
    events: {
      'codes.requestedAgain': { 'by the player': 'Press "Didn’t get a code?"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      contactForm: { sent: 'The codes were sent', left: 'The form is left', 'broke down': 'The form fails' },
      codesForm: { sent: 'The codes were right: the contact is changed', left: 'The form is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'অন্য মোবাইল নম্বর বা ইমেইল',
    inputs: { 'the mobile number': 'মোবাইল নম্বর বদলানো হয়', 'the e-mail address': 'ইমেইল ঠিকানা বদলানো হয়' },
    states: {
      asking: 'নতুন যোগাযোগ ও পাসওয়ার্ড চাওয়া হয়',
      proving: 'পাঠানো কোডগুলো চাওয়া হয়',
      failed: 'কাজ হয়নি জানানো হয়, আবার শুরু করা যায়',
      over: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'codes.requestedAgain': { 'by the player': '"কোড পাননি?" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      contactForm: { sent: 'কোড পাঠানো হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      codesForm: { sent: 'কোড ঠিক: যোগাযোগ বদলেছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof contactChangeMachine, typeof contactChangeSamples>;
