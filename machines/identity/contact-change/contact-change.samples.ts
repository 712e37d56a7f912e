import type { Samples } from '../../../src/atlas';
import { broken, formEnds, homeCountry } from '../../samples';
import type { contactChangeMachine } from './contact-change.machine';

/** The contact that changes, and outcomes of the change. */
export const contactChangeSamples = {
  title: { en: 'Another mobile number or email address', bn: 'অন্য মোবাইল নম্বর বা ইমেইল' },
  states: {
    asking: { en: 'The new contact and the password are asked', bn: 'নতুন যোগাযোগ ও পাসওয়ার্ড চাওয়া হয়' },
    proving: { en: 'The codes that were sent are asked', bn: 'পাঠানো কোডগুলো চাওয়া হয়' },
    failed: { en: 'The page says that it failed, and offers to start over', bn: 'কাজ হয়নি জানানো হয়, আবার শুরু করা যায়' },
    over: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  inputs: {
    'the mobile number': {
      input: { kind: 'mobile', country: homeCountry },
      en: 'The mobile number is changed',
      bn: 'মোবাইল নম্বর বদলানো হয়',
    },
    'the e-mail address': {
      input: { kind: 'email', country: homeCountry },
      en: 'The email address is changed',
      bn: 'ইমেইল ঠিকানা বদলানো হয়',
    },
  },
  events: {
    'codes.requestedAgain': { 'by the player': { en: 'Press "Didn’t get a code?"', bn: '"কোড পাননি?" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    countryPicker: { failed: { ...broken, en: 'The country list fails', bn: 'দেশের তালিকা ব্যর্থ হয়' } },
    contactForm: formEnds({ en: 'The codes were sent', bn: 'কোড পাঠানো হয়েছে' }),
    codesForm: formEnds({ en: 'The codes were right: the contact is changed', bn: 'কোড ঠিক: যোগাযোগ বদলেছে' }),
  },
} satisfies Samples<typeof contactChangeMachine>;
