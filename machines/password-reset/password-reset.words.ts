import type { Words } from '../../src/atlas';
import type { passwordResetMachine } from './password-reset.machine';
import type { passwordResetSamples } from './password-reset.samples';

/** What QA and product read of the page that a mailed link leads to. */
export const passwordResetWords = {
  en: {
    title: 'A new password by a mailed link',
    states: {
      opening: 'The page opens, and the link leaves the address',
      readingRule: 'The page opens, and what a password must be is read',
      asking: 'The form for a new password is shown',
      expired: 'Shows that the link no longer works, and another is offered',
      over: 'The login is shown, or another link is asked for',
    },
    events: { 'link.wanted': { 'by the player': 'Press "Get a new link"' } },
    outcomes: {
      findToken: { held: 'The link has its token', 'no token': 'The link has no token', 'broke down': 'The link cannot be read' },
      loadRule: { read: 'What a password must be is known', offline: 'The gateway cannot be reached' },
      passwordForm: {
        reset: 'The gateway sets the password',
        'the link used or too old': 'The gateway says: this link was used, or is too old',
        'broke down': 'The form fails',
      },
    },
  },
  bn: {
    title: 'ইমেইলের লিংক দিয়ে নতুন পাসওয়ার্ড',
    states: {
      opening: 'পেজ খুলছে, ঠিকানা থেকে লিংকের অংশ সরে যায়',
      readingRule: 'পেজ খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে',
      asking: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়',
      expired: 'জানানো হয়, লিংকটি আর কাজ করে না; নতুন একটি চাওয়া যায়',
      over: 'লগ ইন দেখা যায়, বা অন্য লিংক চাওয়া হয়েছে',
    },
    events: { 'link.wanted': { 'by the player': '"নতুন লিংক নিন" চাপুন' } },
    outcomes: {
      findToken: { held: 'লিংকে টোকেন আছে', 'no token': 'লিংকে টোকেন নেই', 'broke down': 'লিংক পড়া যায় না' },
      loadRule: { read: 'পাসওয়ার্ডের নিয়ম জানা গেছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      passwordForm: {
        reset: 'গেটওয়ে পাসওয়ার্ড সেট করে',
        'the link used or too old': 'গেটওয়ে জানায়: লিংকটি ব্যবহার করা হয়েছে, বা এর সময় শেষ',
        'broke down': 'ফর্মটি ব্যর্থ হয়',
      },
    },
  },
} satisfies Words<typeof passwordResetMachine, typeof passwordResetSamples>;
