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
  title: { en: 'Application to the agent programme', bn: 'এজেন্ট প্রোগ্রামে আবেদন' },
  states: {
    loading: { en: 'The application is loading', bn: 'আবেদনটি লোড হচ্ছে' },
    routing: { en: 'Checks for an application', bn: 'আবেদন আছে কি না দেখা হয়' },
    applying: { en: 'The application form is shown', bn: 'আবেদনের ফর্ম দেখা যায়' },
    received: {
      en: 'Shows the number of the application, and that the answer will be a message',
      bn: 'আবেদনের নম্বর, আর উত্তর বার্তায় আসবে তা দেখা যায়',
    },
    inReview: { en: 'Shows that the application is in review', bn: 'আবেদনটি খতিয়ে দেখা হচ্ছে তা দেখা যায়' },
    agent: { en: 'Shows the invitation code', bn: 'আমন্ত্রণ কোড দেখা যায়' },
    rejected: {
      en: 'Shows why the application was rejected, and offers another',
      bn: 'আবেদন কেন নাকচ হলো দেখা যায়, আবার আবেদন করা যায়',
    },
    failed: { en: 'Shows that loading failed, and offers to try again', bn: 'লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়' },
    left: { en: 'The dialog is gone', bn: 'ডায়ালগটি আর নেই' },
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
        en: 'There is no application yet',
        bn: 'এখনও কোনো আবেদন নেই',
      },
      received: {
        output: { kind: 'received', standing: applied('received') },
        en: 'It was received',
        bn: 'আবেদনটি পাওয়া গেছে',
      },
      'in review': {
        output: { kind: 'inReview', standing: applied('inReview') },
        en: 'It is in review',
        bn: 'আবেদনটি খতিয়ে দেখা হচ্ছে',
      },
      agent: { output: { kind: 'agent', standing: agent }, en: 'The player is an agent', bn: 'প্লেয়ার একজন এজেন্ট' },
      rejected: {
        output: { kind: 'rejected', standing: applied('rejected', 'The page that you named is not there.') },
        en: 'It was rejected',
        bn: 'আবেদনটি নাকচ হয়েছে',
      },
      offline,
    },
    applicationForm: formEnds({ en: 'It is sent', bn: 'পাঠানো হয়েছে' }),
  },
} satisfies Samples<typeof affiliateApplicationMachine>;
