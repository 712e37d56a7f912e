import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { feedbackMachine } from './feedback.machine';

/** Events of feedback, and outcomes of its forms. */
export const feedbackSamples = {
  title: { en: 'Feedback', bn: 'মতামত' },
  states: {
    identifying: { en: 'Shows that it is loading', bn: 'লোড হচ্ছে দেখা যায়' },
    routing: { en: 'Shows that it is loading', bn: 'লোড হচ্ছে দেখা যায়' },
    writing: { en: 'The feedback form is shown', bn: 'মতামতের ফর্ম দেখা যায়' },
    writingAsVisitor: {
      en: 'The feedback form is shown, with a field for a reply address',
      bn: 'উত্তরের ঠিকানার ঘরসহ মতামতের ফর্ম দেখা যায়',
    },
    sentByVisitor: {
      en: 'Shows the ticket number, and that the answer goes to the reply address',
      bn: 'টিকিট নম্বর দেখা যায়, উত্তর দেওয়া ঠিকানায় যাবে জানানো হয়',
    },
    sent: { en: 'Shows the ticket number and where the answer will be', bn: 'টিকিট নম্বর ও উত্তর কোথায় আসবে দেখা যায়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    left: { en: 'The dialog is gone', bn: 'ডায়ালগটি আর নেই' },
  },
  events: {
    'another.requested': { 'by the player': { en: 'Press "Write another"', bn: '"আরেকটি লিখুন" চাপুন' } },
    'messages.requested': { 'by the player': { en: 'Press "To my messages"', bn: '"আমার বার্তায় যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadAuthor: {
      member: { output: 'member', en: 'The player is logged in', bn: 'খেলোয়াড় লগ ইন আছেন' },
      visitor: { output: 'visitor', en: 'A visitor is there', bn: 'একজন অতিথি আছেন' },
      failed: { ...broken, en: 'The check for an account fails', bn: 'অ্যাকাউন্ট যাচাই ব্যর্থ হয়' },
    },
    visitorForm: formEnds({ en: 'It is sent', bn: 'পাঠানো হয়েছে' }, 'F00000001'),
    feedbackForm: formEnds({ en: 'It is sent', bn: 'পাঠানো হয়েছে' }, 'F00000001'),
  },
} satisfies Samples<typeof feedbackMachine>;
