import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { feedbackMachine } from './feedback.machine';

/** Events of feedback, and outcomes of its forms. */
export const feedbackSamples = {
  title: { en: 'Feedback', bn: 'মতামত' },
  states: {
    identifying: { en: 'The dialog is loading', bn: 'ডায়ালগটি লোড হচ্ছে' },
    routing: { en: 'The dialog is loading', bn: 'ডায়ালগটি লোড হচ্ছে' },
    writing: { en: 'The feedback form is shown', bn: 'মতামতের ফর্ম দেখা যায়' },
    writingAsVisitor: {
      en: 'The feedback form is shown with a field for a reply address',
      bn: 'উত্তরের ঠিকানার ঘরসহ মতামতের ফর্ম দেখা যায়',
    },
    sentByVisitor: {
      en: 'The ticket number is shown; the answer goes to the reply address',
      bn: 'টিকিট নম্বর দেখা যায়; উত্তর দেওয়া ঠিকানায় যাবে',
    },
    sent: {
      en: 'The ticket number is shown; the answer goes to the messages',
      bn: 'টিকিট নম্বর দেখা যায়; উত্তর বার্তায় আসবে',
    },
    failed: {
      en: 'Loading or the form failed; "Try again" is offered',
      bn: 'লোড বা ফর্ম ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    closed: { en: 'The dialog is closed', bn: 'ডায়ালগটি বন্ধ' },
  },
  events: {
    'another.requested': { 'by the player': { en: 'Press "Write another"', bn: '"আরেকটি লিখুন" চাপুন' } },
    'messages.requested': { 'by the player': { en: 'Press "To my messages"', bn: '"আমার বার্তায় যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadAuthor: {
      member: { output: 'member', en: 'The player is logged in', bn: 'খেলোয়াড় লগ ইন করেছেন' },
      visitor: {
        output: 'visitor',
        en: 'The player is not logged in, or is in a free demo',
        bn: 'খেলোয়াড় লগ ইন করেননি, বা ফ্রি ডেমোতে আছেন',
      },
      failed: { ...broken, en: 'The account check fails', bn: 'অ্যাকাউন্ট যাচাই ব্যর্থ হয়' },
    },
    visitorForm: formEnds(
      { en: 'The server accepts the visitor’s feedback', bn: 'সার্ভার অতিথির মতামত গ্রহণ করে' },
      'F00000001',
    ),
    feedbackForm: formEnds(
      { en: 'The server accepts the member’s feedback', bn: 'সার্ভার সদস্যের মতামত গ্রহণ করে' },
      'F00000001',
    ),
  },
} satisfies Samples<typeof feedbackMachine>;
