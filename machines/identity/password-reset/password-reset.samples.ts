import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { passwordResetMachine } from './password-reset.machine';

/** A link's token and passwords are not part of the chart. */
export const passwordResetSamples = {
  title: { en: 'Password reset by email link', bn: 'ইমেইলের লিংক দিয়ে পাসওয়ার্ড রিসেট' },
  states: {
    opening: {
      en: 'The form is shown while the link is checked; the token is gone from the address bar',
      bn: 'লিংক যাচাইয়ের সময় ফর্ম দেখা যায়; ঠিকানা বারে টোকেন আর নেই',
    },
    readingRule: { en: 'The form is shown; the password rules are loading', bn: 'ফর্ম দেখা যায়; পাসওয়ার্ডের নিয়ম লোড হচ্ছে' },
    editing: { en: 'The form for the new password is editable', bn: 'নতুন পাসওয়ার্ডের ফর্মে লেখা যায়' },
    expired: {
      en: 'An error says that the link is used or has expired; "Get a new link" is offered',
      bn: 'লিংকটি ব্যবহার হয়েছে বা মেয়াদ শেষ জানানো হয়; "নতুন লিংক নিন" বোতাম আছে',
    },
    ended: { en: 'The login opens, or the form to request a new link', bn: 'লগ ইন খোলে, অথবা নতুন লিংক চাওয়ার ফর্ম খোলে' },
  },
  events: { 'link.requested': { 'by the player': { en: 'Press "Get a new link"', bn: '"নতুন লিংক নিন" চাপুন' } } },
  outcomes: {
    findToken: {
      held: { output: { link: 'good' }, en: 'The server accepts the link', bn: 'সার্ভার লিংকটি গ্রহণ করে' },
      'used or expired': {
        output: { link: 'over' },
        en: 'The server rejects the link: used or expired',
        bn: 'সার্ভার লিংকটি গ্রহণ করে না: ব্যবহার হয়েছে বা মেয়াদ শেষ',
      },
      'no token': { output: { link: 'none' }, en: 'The link contains no token', bn: 'লিংকে টোকেন নেই' },
      failed: { ...broken, en: 'The link check fails unexpectedly', bn: 'লিংক যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে' },
    },
    loadRule: {
      read: {
        output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' },
        en: 'The password rules load',
        bn: 'পাসওয়ার্ডের নিয়ম লোড হয়',
      },
      offline,
    },
    passwordForm: {
      reset: { output: { sent: true }, en: 'The server sets the new password', bn: 'সার্ভার নতুন পাসওয়ার্ড সেট করে' },
      'the link is used or expired': {
        output: { sent: true, word: 'expired' },
        en: 'The server rejects the new password: the link is used or has expired',
        bn: 'সার্ভার নতুন পাসওয়ার্ড গ্রহণ করে না: লিংকটি ব্যবহার হয়েছে বা মেয়াদ শেষ',
      },
      failed: { ...broken, en: 'The form crashes', bn: 'ফর্মে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof passwordResetMachine>;
