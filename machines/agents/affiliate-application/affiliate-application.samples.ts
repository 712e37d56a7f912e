import type { Samples } from '../../../src/atlas';
import type { ApplicationState } from '../../../src/contract/agents/affiliate-endpoints';
import { formEnds, offline } from '../../samples';
import type { affiliateApplicationMachine } from './affiliate-application.machine';

const applied = (state: ApplicationState, reason: string | null = null) => ({
  isAgent: false,
  code: null,
  application: { number: 'A00000001', state, date: '2026-11-20', reason },
});
const agent = { isAgent: true, code: 'SHAPLA26', application: null };

export const affiliateApplicationSamples = {
  title: { en: 'Agent programme application', bn: 'এজেন্ট প্রোগ্রামের আবেদন' },
  states: {
    loading: { en: 'The application is loading', bn: 'আবেদনটি লোড হচ্ছে' },
    routing: {
      en: 'The screen does not change; the status of the application is checked',
      bn: 'স্ক্রিনে কিছু বদলায় না; আবেদনের অবস্থা যাচাই হয়',
    },
    applying: { en: 'The application form is shown', bn: 'আবেদনের ফর্ম দেখা যায়' },
    received: {
      en: 'The application number is shown, with a note that the answer arrives as a message',
      bn: 'আবেদনের নম্বর দেখা যায়, উত্তর বার্তায় আসবে লেখা থাকে',
    },
    inReview: {
      en: 'The application number is shown, with a note that the application is in review',
      bn: 'আবেদনের নম্বর দেখা যায়, আবেদনটি দেখা হচ্ছে লেখা থাকে',
    },
    agent: { en: 'The invitation code is shown', bn: 'আমন্ত্রণ কোড দেখা যায়' },
    rejected: {
      en: 'The reason for the rejection is shown; "Apply again" is offered',
      bn: 'নাকচ হওয়ার কারণ দেখা যায়; "আবার আবেদন করুন" বোতাম আছে',
    },
    failed: {
      en: 'Loading or the form failed; "Try again" is offered',
      bn: 'লোড বা ফর্ম ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    closed: { en: 'The dialog is closed', bn: 'ডায়ালগটি বন্ধ' },
  },
  events: {
    'again.requested': { 'by the player': { en: 'Press "Apply again"', bn: '"আবার আবেদন করুন" চাপুন' } },
    'refresh.requested': { 'by the player': { en: 'Press "Check again"', bn: '"আবার দেখুন" চাপুন' } },
    'messages.requested': { 'by the player': { en: 'Press "To my messages"', bn: '"আমার বার্তায় যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      'nothing yet': {
        output: { kind: 'none', standing: { isAgent: false, code: null, application: null } },
        en: 'The player has not applied yet',
        bn: 'খেলোয়াড় এখনও আবেদন করেননি',
      },
      received: {
        output: { kind: 'received', standing: applied('received') },
        en: 'The application has been received',
        bn: 'আবেদনটি পাওয়া গেছে',
      },
      'in review': {
        output: { kind: 'inReview', standing: applied('inReview') },
        en: 'The application is in review',
        bn: 'আবেদনটি দেখা হচ্ছে',
      },
      agent: { output: { kind: 'agent', standing: agent }, en: 'The player is an agent', bn: 'খেলোয়াড় একজন এজেন্ট' },
      rejected: {
        output: { kind: 'rejected', standing: applied('rejected', 'The page that you named is not there.') },
        en: 'The application has been rejected',
        bn: 'আবেদনটি নাকচ হয়েছে',
      },
      offline,
    },
    applicationForm: formEnds({ en: 'The player sends the application', bn: 'খেলোয়াড় আবেদনটি পাঠান' }),
  },
} satisfies Samples<typeof affiliateApplicationMachine>;
