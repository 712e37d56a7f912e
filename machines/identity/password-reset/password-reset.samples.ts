import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { passwordResetMachine } from './password-reset.machine';

/** A link's token and passwords are not part of the chart. */
export const passwordResetSamples = {
  title: { en: 'A new password by a mailed link', bn: 'ইমেইলের লিংক দিয়ে নতুন পাসওয়ার্ড' },
  states: {
    opening: { en: 'The page opens, and the link leaves the address', bn: 'পেজ খুলছে, ঠিকানা থেকে লিংকের অংশ সরে যায়' },
    readingRule: { en: 'The page opens, and what a password must be is read', bn: 'পেজ খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে' },
    asking: { en: 'The form for a new password is shown', bn: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়' },
    expired: {
      en: 'Shows that the link no longer works, and another is offered',
      bn: 'জানানো হয়, লিংকটি আর কাজ করে না; নতুন একটি চাওয়া যায়',
    },
    over: { en: 'The login is shown, or another link is requested', bn: 'লগ ইন দেখা যায়, বা অন্য লিংক চাওয়া হয়েছে' },
  },
  events: { 'link.requested': { 'by the player': { en: 'Press "Get a new link"', bn: '"নতুন লিংক নিন" চাপুন' } } },
  outcomes: {
    findToken: {
      held: { output: { link: 'good' }, en: 'The link has its token, and works', bn: 'লিংকে টোকেন আছে, লিংকটি কাজ করে' },
      'used or too old': {
        output: { link: 'over' },
        en: 'The gateway says: this link was used, or is too old',
        bn: 'গেটওয়ে জানায়: লিংকটি ব্যবহার করা হয়েছে, বা এর সময় শেষ',
      },
      'no token': { output: { link: 'none' }, en: 'The link has no token', bn: 'লিংকে টোকেন নেই' },
      failed: { ...broken, en: 'The link cannot be read', bn: 'লিংক পড়া যায় না' },
    },
    loadRule: {
      read: {
        output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' },
        en: 'What a password must be is known',
        bn: 'পাসওয়ার্ডের নিয়ম জানা গেছে',
      },
      offline,
    },
    passwordForm: {
      reset: { output: { sent: true }, en: 'The gateway sets the password', bn: 'গেটওয়ে পাসওয়ার্ড সেট করে' },
      'the link used or too old': {
        output: { sent: true, word: 'expired' },
        en: 'The gateway says: this link was used, or is too old',
        bn: 'গেটওয়ে জানায়: লিংকটি ব্যবহার করা হয়েছে, বা এর সময় শেষ',
      },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof passwordResetMachine>;
