import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { teamRegistrationMachine } from './team-registration.machine';

const form = formEnds({ en: 'The server accepts the form', bn: 'সার্ভার ফর্মটি গ্রহণ করে' });

/** Links that can be closed, and outcomes of the page's parts. */
export const teamRegistrationSamples = {
  title: { en: 'Agent registration centre', bn: 'এজেন্টের নিবন্ধন কেন্দ্র' },
  states: {
    open: { en: 'The registration centre is open', bn: 'নিবন্ধন কেন্দ্র খোলা আছে' },
    'open.listing': { en: 'The links are listed', bn: 'লিংকের তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The links are listed', bn: 'লিংকের তালিকা দেখা যায়' },
    'open.listing.linked': { en: 'A message confirms the new link', bn: 'নতুন লিংক তৈরি হয়েছে জানানো হয়' },
    'open.listing.closed': { en: 'A message confirms that the link is closed', bn: 'লিংকটি বন্ধ হয়েছে জানানো হয়' },
    'open.linking': { en: 'The form for a new link is shown', bn: 'নতুন লিংকের ফর্ম দেখা যায়' },
    'open.closing': { en: 'The confirmation to close the link is shown', bn: 'লিংক বন্ধ করা নিশ্চিত করতে বলা হয়' },
    'open.joining': { en: 'The form for a new account is shown', bn: 'নতুন অ্যাকাউন্টের ফর্ম দেখা যায়' },
    'open.joined': { en: 'The temporary password of the new account is shown', bn: 'নতুন অ্যাকাউন্টের সাময়িক পাসওয়ার্ড দেখা যায়' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'linking.requested': { 'by the agent': { en: 'Press "New link"', bn: '"নতুন লিংক" চাপুন' } },
    'closing.requested': {
      'of a link': {
        event: { code: 'SHAPLA26' },
        en: 'Press "Close the link" next to a link',
        bn: 'একটি লিংকের পাশে "লিংক বন্ধ করুন" চাপুন',
      },
    },
    'joining.requested': { 'by the agent': { en: 'Press "New account"', bn: '"নতুন অ্যাকাউন্ট" চাপুন' } },
    'password.unchanged': { 'by the agent': { en: 'Press "I have passed it on"', bn: '"পৌঁছে দিয়েছি" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list of links fails unexpectedly', bn: 'লিংকের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
    linkForm: form,
    closeForm: form,
    memberForm: form,
  },
} satisfies Samples<typeof teamRegistrationMachine>;
