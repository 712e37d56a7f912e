import type { Samples } from '../../src/atlas';
import { formEnds } from '../samples';
import type { feedbackMachine } from './feedback.machine';

/** What can be done with feedback, and how its form can end. */
export const feedbackSamples = {
  title: { en: 'Feedback', bn: 'মতামত' },
  states: {
    writing: { en: 'The feedback form is shown', bn: 'মতামতের ফর্ম দেখা যায়' },
    sent: { en: 'Shows the ticket number and where the answer will be', bn: 'টিকিট নম্বর ও উত্তর কোথায় আসবে দেখা যায়' },
    failed: { en: 'Shows that a part has failed, and offers to try again', bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    left: { en: 'The dialog is gone', bn: 'ডায়ালগটি আর নেই' },
  },
  events: {
    'another.requested': { 'by the player': { en: 'Press "Write another"', bn: '"আরেকটি লিখুন" চাপুন' } },
    'messages.requested': { 'by the player': { en: 'Press "To my messages"', bn: '"আমার বার্তায় যান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    feedbackForm: formEnds({ en: 'It is sent', bn: 'পাঠানো হয়েছে' }, 'F00000001'),
  },
} satisfies Samples<typeof feedbackMachine>;
