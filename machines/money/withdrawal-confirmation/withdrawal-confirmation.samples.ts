import type { Samples } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { broken, missing, offline, paidOut, partly, stepsTo, withdrawal } from '../../samples';
import type { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine';

const received: Withdrawal = {
  ...withdrawal,
  state: 'received',
  version: 5,
  receivedAmount: '1000.00',
  remainingAmount: '0.00',
  steps: stepsTo('requested', 'approved', 'disbursed', 'received'),
};
const counted: Withdrawal = {
  ...withdrawal,
  state: 'countedReceived',
  version: 4,
  steps: stepsTo('requested', 'approved', 'disbursed', 'countedReceived'),
};
const cancellable: Withdrawal = { ...withdrawal, permitted: ['player.cancelled'] };
const cancelled: Withdrawal = {
  ...withdrawal,
  state: 'cancelled',
  version: 2,
  steps: stepsTo('requested', 'cancelled'),
};
const outdated = { error: { kind: 'rejected', code: 'withdrawal.changed', message: 'It has changed.', status: 409 } };

export const withdrawalConfirmationSamples = {
  title: { en: 'Confirming a withdrawal', bn: 'উত্তোলন নিশ্চিত করা' },
  states: {
    loading: { en: 'Shows a loading state', bn: 'লোডিং দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    open: { en: 'The withdrawal is shown with its steps', bn: 'উত্তোলনটি ধাপসহ দেখা যায়' },
    'open.judging': { en: 'The withdrawal is shown with its steps', bn: 'উত্তোলনটি ধাপসহ দেখা যায়' },
    'open.watched': {
      en: 'The withdrawal is shown with its steps, without an action',
      bn: 'উত্তোলনটি ধাপসহ দেখা যায়, কিছু জানতে চাওয়া হয় না',
    },
    'open.cancellable': {
      en: 'The withdrawal is shown with "Cancel the withdrawal"',
      bn: 'উত্তোলনটি "উত্তোলন বাতিল করুন" সহ দেখা যায়',
    },
    'open.cancelling': { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    'open.confirmable': {
      en: 'Asks what arrived and shows the time left',
      bn: 'কী পৌঁছেছে জানতে চাওয়া হয়, বাকি সময় দেখা যায়',
    },
    'open.confirmable.choosing': {
      en: '"All of it has arrived", "Nothing has arrived" and "A part has arrived" are offered; the time left is shown',
      bn: '"পুরোটাই পেয়েছি", "কিছুই পাইনি" ও "কিছুটা পেয়েছি" বাছা যায়; বাকি সময় দেখা যায়',
    },
    'open.confirmable.affirming': {
      en: 'The meaning of a full receipt is explained, with "Yes, I received it"; the time left is shown',
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
    'open.refused': {
      en: 'Shows why the answer was not accepted, and offers to try again',
      bn: 'কেন কথাটি পৌঁছায়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    left: { en: 'The withdrawals are shown', bn: 'উত্তোলনের তালিকা দেখা যায়' },
  },
  inputs: { 'of a withdrawal': { input: { id: withdrawal.id }, en: 'Open a withdrawal', bn: 'একটি উত্তোলন খুলুন' } },
  events: {
    'withdrawal.changed': {
      'it is paid out': {
        event: { withdrawal: paidOut },
        en: 'An operator pays it out',
        bn: 'একজন অপারেটর পরিমাণটি পাঠান',
      },
      'it is received': {
        event: { withdrawal: received },
        en: 'It counts as received elsewhere',
        bn: 'অন্য কোথাও পাওয়া গেছে বলে ধরা হয়',
      },
      'it is looked into': {
        event: { withdrawal: missing },
        en: 'It is reported elsewhere that nothing arrived',
        bn: 'অন্য কোথাও জানানো হয় যে কিছুই পাওয়া যায়নি',
      },
    },
    'countdown.ticked': {
      'a minute is left': { event: { secondsLeft: 60 }, en: 'A minute is left', bn: 'এক মিনিট বাকি' },
    },
    'countdown.ended': { 'time is over': { en: 'The deadline passes', bn: 'শেষ সময় পার হয়' } },
    'received.chosen': { 'by the player': { en: 'Choose "All of it has arrived"', bn: '"পুরোটাই পেয়েছি" বাছুন' } },
    'report.chosen': {
      'nothing arrived': { event: { arrived: 'nothing' }, en: 'Choose "Nothing has arrived"', bn: '"কিছুই পাইনি" বাছুন' },
      'a part arrived': { event: { arrived: 'part' }, en: 'Choose "A part has arrived"', bn: '"কিছুটা পেয়েছি" বাছুন' },
    },
    'receipt.confirmed': { 'by the player': { en: 'Confirm the receipt', bn: 'পাওয়ার কথা নিশ্চিত করুন' } },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel the withdrawal"', bn: '"উত্তোলন বাতিল করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "All withdrawals"', bn: '"সব উত্তোলন" চাপুন' } },
  },
  outcomes: {
    loadWithdrawal: {
      'paid out': { output: paidOut, en: 'It is paid out', bn: 'পরিমাণটি পাঠানো হয়েছে' },
      'looked into': { output: missing, en: 'It is in review', bn: 'খতিয়ে দেখা হচ্ছে' },
      'being reviewed, and may be cancelled': {
        output: cancellable,
        en: 'It is being reviewed, and the switch allows to cancel it',
        bn: 'যাচাই চলছে, বাতিল করার অনুমতি আছে',
      },
      'being reviewed': { output: withdrawal, en: 'It is being reviewed', bn: 'যাচাই চলছে' },
      'counted as received': { output: counted, en: 'It counts as received', bn: 'পাওয়া বলে ধরা হয়েছে' },
      'nothing to be said': { output: received, en: 'It was received', bn: 'পাওয়ার কথা নিশ্চিত হয়েছে' },
      offline,
    },
    watchWithdrawal: { failed: { ...broken, en: 'News of it fail', bn: 'খবর আসা ব্যর্থ হয়' } },
    countdown: { failed: { ...broken, en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' } },
    withdrawalReport: {
      'nothing arrived': {
        output: { withdrawal: missing, outdated: false },
        en: 'The report that nothing arrived is sent',
        bn: 'কিছুই পাওয়া যায়নি বলে জানানো হয়েছে',
      },
      'a part arrived': {
        output: { withdrawal: partly, outdated: false },
        en: 'The report that a part arrived is sent',
        bn: 'কিছুটা পাওয়া গেছে বলে জানানো হয়েছে',
      },
      outdated: {
        output: { withdrawal: null, outdated: true },
        en: 'The gateway says: the withdrawal has changed',
        bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
      },
      left: { output: { withdrawal: null, outdated: false }, en: 'The report is left', bn: 'প্রতিবেদন ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The report fails', bn: 'প্রতিবেদন ব্যর্থ হয়' },
    },
    confirmReceived: {
      taken: { output: received, en: 'The gateway accepts it', bn: 'গেটওয়ে কথাটি নেয়' },
      outdated: {
        ...outdated,
        en: 'The gateway says: the withdrawal has changed',
        bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
      },
      offline,
    },
    cancelWithdrawal: {
      cancelled: { output: cancelled, en: 'The gateway cancels it', bn: 'গেটওয়ে বাতিল করে' },
      outdated: {
        ...outdated,
        en: 'The gateway says: the withdrawal has changed',
        bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof withdrawalConfirmationMachine>;
