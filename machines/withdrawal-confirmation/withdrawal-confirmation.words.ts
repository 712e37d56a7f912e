import type { Words } from '../../src/atlas';
import type { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine';
import type { withdrawalConfirmationSamples } from './withdrawal-confirmation.samples';

/** What QA and product read of a withdrawal and the word on what arrived. */
export const withdrawalConfirmationWords = {
  title: { en: 'Confirming a withdrawal', bn: 'উত্তোলন নিশ্চিত করা' },
  inputs: {
    'of a withdrawal': { en: 'Open a withdrawal', bn: 'একটি উত্তোলন খুলুন' },
  },
  states: {
    loading: { en: 'Shows a loading state', bn: 'লোডিং দেখা যায়' },
    failed: { en: 'Shows that the withdrawal could not be read, and offers to try again', bn: 'উত্তোলনটি পড়া যায়নি জানানো হয়, আবার চেষ্টা করা যায়' },
    open: { en: 'The withdrawal is shown with its steps', bn: 'উত্তোলনটি ধাপসহ দেখা যায়' },
    'open.judging': { en: 'The withdrawal is shown with its steps', bn: 'উত্তোলনটি ধাপসহ দেখা যায়' },
    'open.watched': { en: 'The withdrawal is shown with its steps, and nothing is asked', bn: 'উত্তোলনটি ধাপসহ দেখা যায়, কিছু জানতে চাওয়া হয় না' },
    'open.cancellable': { en: 'The withdrawal is shown with "Cancel the withdrawal"', bn: 'উত্তোলনটি "উত্তোলন বাতিল করুন" সহ দেখা যায়' },
    'open.cancelling': { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    'open.confirmable': { en: 'Asks what arrived and shows the time left', bn: 'কী পৌঁছেছে জানতে চাওয়া হয়, বাকি সময় দেখা যায়' },
    'open.confirmable.choosing': {
      en: '"All of it has arrived", "Nothing has arrived" and "A part has arrived" can be chosen; the time left is shown',
      bn: '"পুরোটাই পেয়েছি", "কিছুই পাইনি" ও "কিছুটা পেয়েছি" বাছা যায়; বাকি সময় দেখা যায়',
    },
    'open.confirmable.affirming': {
      en: 'It is said what it means that all has arrived, with "Yes, I received it"; the time left is shown',
      bn: 'পুরোটা পাওয়ার মানে কী জানানো হয়, সঙ্গে "পেয়েছি, নিশ্চিত করছি"; বাকি সময় দেখা যায়',
    },
    'open.confirmable.reporting': {
      en: 'Pictures as proof are asked for, or the amounts; the time left is shown',
      bn: 'প্রমাণের ছবি কিংবা পরিমাণ দুটি চাওয়া হয়; বাকি সময় দেখা যায়',
    },
    'open.overdue': { en: 'Shows that the time is over, and is read again', bn: 'জানানো হয় সময় শেষ, আবার লোড হচ্ছে' },
    'open.disputed': {
      en: 'Shows that it is in review, with "It has arrived after all"',
      bn: 'জানানো হয় খতিয়ে দেখা হচ্ছে, সঙ্গে "পরে পেয়ে গেছি"',
    },
    'open.confirming': { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    'open.refused': { en: 'Shows why the answer was not accepted, and offers to try again', bn: 'কেন কথাটি পৌঁছায়নি জানানো হয়, আবার চেষ্টা করা যায়' },
    left: { en: 'The withdrawals are shown', bn: 'উত্তোলনের তালিকা দেখা যায়' },
  },
  events: {
    'withdrawal.changed': {
      'it is paid out': { en: 'An operator pays it out', bn: 'একজন অপারেটর পরিমাণটি পাঠান' },
      'it is received': { en: 'It counts as received elsewhere', bn: 'অন্য কোথাও পাওয়া গেছে বলে ধরা হয়' },
      'it is looked into': { en: 'It is reported elsewhere that nothing arrived', bn: 'অন্য কোথাও জানানো হয় যে কিছুই পাওয়া যায়নি' },
    },
    'countdown.ticked': { 'a minute is left': { en: 'A minute is left', bn: 'এক মিনিট বাকি' } },
    'countdown.ended': { 'time is over': { en: 'The deadline passes', bn: 'শেষ সময় পার হয়' } },
    'received.chosen': { 'by the player': { en: 'Choose "All of it has arrived"', bn: '"পুরোটাই পেয়েছি" বাছুন' } },
    'report.chosen': {
      'nothing arrived': { en: 'Choose "Nothing has arrived"', bn: '"কিছুই পাইনি" বাছুন' },
      'a part arrived': { en: 'Choose "A part has arrived"', bn: '"কিছুটা পেয়েছি" বাছুন' },
    },
    'receipt.confirmed': { 'by the player': { en: 'Confirm the receipt', bn: 'পাওয়ার কথা নিশ্চিত করুন' } },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel the withdrawal"', bn: '"উত্তোলন বাতিল করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "All withdrawals"', bn: '"সব উত্তোলন" চাপুন' } },
  },
  outcomes: {
    loadWithdrawal: {
      'paid out': { en: 'It is paid out', bn: 'পরিমাণটি পাঠানো হয়েছে' },
      'looked into': { en: 'It is in review', bn: 'খতিয়ে দেখা হচ্ছে' },
      'being reviewed, and may be cancelled': {
        en: 'It is being reviewed, and the switch allows to cancel it',
        bn: 'যাচাই চলছে, বাতিল করার অনুমতি আছে',
      },
      'being reviewed': { en: 'It is being reviewed', bn: 'যাচাই চলছে' },
      'counted as received': { en: 'It counts as received', bn: 'পাওয়া বলে ধরা হয়েছে' },
      'nothing to be said': { en: 'It was received', bn: 'পাওয়ার কথা নিশ্চিত হয়েছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    watchWithdrawal: { 'broke down': { en: 'News of it fail', bn: 'খবর আসা ব্যর্থ হয়' } },
    countdown: { 'broke down': { en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' } },
    withdrawalReport: {
      'nothing arrived': { en: 'The report that nothing arrived is sent', bn: 'কিছুই পাওয়া যায়নি বলে জানানো হয়েছে' },
      'a part arrived': { en: 'The report that a part arrived is sent', bn: 'কিছুটা পাওয়া গেছে বলে জানানো হয়েছে' },
      outdated: { en: 'The gateway says: the withdrawal has changed', bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে' },
      left: { en: 'The report is left', bn: 'প্রতিবেদন ছেড়ে দেওয়া হয়েছে' },
      'broke down': { en: 'The report fails', bn: 'প্রতিবেদন ব্যর্থ হয়' },
    },
    confirmReceived: {
      taken: { en: 'The gateway accepts it', bn: 'গেটওয়ে কথাটি নেয়' },
      outdated: { en: 'The gateway says: the withdrawal has changed', bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    cancelWithdrawal: {
      cancelled: { en: 'The gateway cancels it', bn: 'গেটওয়ে বাতিল করে' },
      outdated: { en: 'The gateway says: the withdrawal has changed', bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof withdrawalConfirmationMachine, typeof withdrawalConfirmationSamples>;
