import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { teamRegistrationMachine } from './team-registration.machine';

const form = formEnds({ en: 'The gateway accepts it', bn: 'গেটওয়ে গ্রহণ করে' });

/** Links that can be closed, and outcomes of the page's parts. */
export const teamRegistrationSamples = {
  title: { en: 'The registration centre of an agent', bn: 'এজেন্টের নিবন্ধন কেন্দ্র' },
  states: {
    open: { en: 'The registration centre is open', bn: 'নিবন্ধন কেন্দ্র খোলা আছে' },
    'open.listing': { en: 'The links are shown', bn: 'লিংকগুলো দেখা যায়' },
    'open.listing.idle': { en: 'The links are shown', bn: 'লিংকগুলো দেখা যায়' },
    'open.listing.linked': { en: 'Shows that a link was made', bn: 'লিংক তৈরি হয়েছে জানানো হয়' },
    'open.listing.closed': { en: 'Shows that the link is closed', bn: 'লিংকটি বন্ধ হয়েছে জানানো হয়' },
    'open.linking': { en: 'Asks what the link is for', bn: 'লিংকটি কীসের জন্য জানতে চাওয়া হয়' },
    'open.closing': { en: 'Asks whether to close the link', bn: 'লিংকটি বন্ধ করবেন কি না জানতে চাওয়া হয়' },
    'open.joining': { en: 'Asks for the username of the new account', bn: 'নতুন অ্যাকাউন্টের ইউজারনেম চাওয়া হয়' },
    'open.joined': { en: 'Shows the temporary password of the new account', bn: 'নতুন অ্যাকাউন্টের সাময়িক পাসওয়ার্ড দেখা যায়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'linking.requested': { 'by the agent': { en: 'Press "New link"', bn: '"নতুন লিংক" চাপুন' } },
    'closing.requested': {
      'of a link': {
        event: { code: 'SHAPLA26' },
        en: 'Press "Close the link" at a link',
        bn: 'একটি লিংকে "লিংক বন্ধ করুন" চাপুন',
      },
    },
    'joining.requested': { 'by the agent': { en: 'Press "New account"', bn: '"নতুন অ্যাকাউন্ট" চাপুন' } },
    'password.kept': { 'by the agent': { en: 'Press "I have passed it on"', bn: '"পৌঁছে দিয়েছি" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    linkForm: form,
    closeForm: form,
    memberForm: form,
  },
} satisfies Samples<typeof teamRegistrationMachine>;
