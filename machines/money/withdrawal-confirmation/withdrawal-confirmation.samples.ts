import type { Samples } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { broken, missing, offline, paidOut, partly, payoutReview, stepsTo, withdrawal } from '../../samples';
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
  title: { en: 'Withdrawal confirmation', bn: 'উত্তোলন পাওয়া নিশ্চিত করা' },
  states: {
    loading: { en: 'The withdrawal is loading', bn: 'উত্তোলন লোড হচ্ছে' },
    failed: {
      en: 'An error says what went wrong; "Try again" is offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    open: { en: 'The withdrawal is shown with its steps', bn: 'উত্তোলনটি ধাপসহ দেখা যায়' },
    'open.routing': { en: 'The withdrawal is shown with its steps', bn: 'উত্তোলনটি ধাপসহ দেখা যায়' },
    'open.watched': {
      en: 'The withdrawal is shown with its steps; there is nothing to confirm',
      bn: 'উত্তোলনটি ধাপসহ দেখা যায়; নিশ্চিত করার কিছু নেই',
    },
    'open.lacking': {
      en: 'The withdrawal is in review; it says what is missing, with a link to each, and until when it is reviewed',
      bn: 'উত্তোলনটি যাচাই হচ্ছে; কী কী বাকি, প্রতিটির লিংক ও কখনের মধ্যে যাচাই হবে, সব দেখা যায়',
    },
    'open.cancellable': {
      en: 'The withdrawal is shown with a "Cancel the withdrawal" button',
      bn: 'উত্তোলনটি দেখা যায়, সঙ্গে "উত্তোলন বাতিল করুন" বোতাম',
    },
    'open.cancelling': {
      en: 'A spinner is shown on the "Cancel the withdrawal" button',
      bn: '"উত্তোলন বাতিল করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'open.confirmable': {
      en: 'The answers and the time left to answer are shown',
      bn: 'উত্তরগুলো ও জানানোর বাকি সময় দেখা যায়',
    },
    'open.confirmable.choosing': {
      en: '"All of it has arrived", "Nothing has arrived" and "A part has arrived" are shown, with the time left',
      bn: '"পুরোটাই পেয়েছি", "কিছুই পাইনি" ও "কিছুটা পেয়েছি" দেখা যায়, সঙ্গে বাকি সময়',
    },
    'open.confirmable.affirming': {
      en: 'A note explains the confirmation; "Yes, I received it" and the time left are shown',
      bn: 'নিশ্চিত করলে কী হয় তা লেখা থাকে; "পেয়েছি, নিশ্চিত করছি" ও বাকি সময় দেখা যায়',
    },
    'open.confirmable.reporting': {
      en: 'The form for proof pictures or the received amount is shown, with the time left',
      bn: 'প্রমাণের স্ক্রিনশট বা পাওয়া পরিমাণ দেওয়ার ফর্ম দেখা যায়, সঙ্গে বাকি সময়',
    },
    'open.overdue': { en: 'The time is over, and the result is loading', bn: 'সময় শেষ, ফলাফল লোড হচ্ছে' },
    'open.disputed': {
      en: 'The dispute is in review; "It has arrived after all" is offered',
      bn: 'অভিযোগটি যাচাই হচ্ছে; "পরে পেয়ে গেছি" চাপা যায়',
    },
    'open.confirming': {
      en: 'A spinner is shown on the button that confirms the receipt',
      bn: 'পাওয়া নিশ্চিত করার বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'open.rejected': {
      en: 'An error says why the request failed; "Try again" is offered',
      bn: 'অনুরোধ ব্যর্থ হওয়ার কারণ দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    left: { en: 'The list of withdrawals is shown', bn: 'উত্তোলনের তালিকা দেখা যায়' },
  },
  inputs: { 'of a withdrawal': { input: { id: withdrawal.id }, en: 'Open a withdrawal', bn: 'একটি উত্তোলন খুলুন' } },
  events: {
    'withdrawal.changed': {
      'payout completed': {
        event: { withdrawal: paidOut },
        en: 'An operator pays out the withdrawal',
        bn: 'একজন অপারেটর পরিমাণটি পাঠান',
      },
      'receipt confirmed': {
        event: { withdrawal: received },
        en: 'Confirm the full receipt on another device',
        bn: 'অন্য ডিভাইসে পুরোটা পাওয়ার কথা নিশ্চিত করুন',
      },
      'under investigation': {
        event: { withdrawal: missing },
        en: 'Report on another device that nothing arrived',
        bn: 'অন্য ডিভাইসে কিছুই না পাওয়ার কথা জানান',
      },
    },
    'countdown.ticked': {
      'a minute is left': {
        event: { secondsLeft: 60 },
        en: 'The countdown shows one minute left',
        bn: 'কাউন্টডাউনে এক মিনিট বাকি দেখায়',
      },
    },
    'countdown.ended': { 'time is over': { en: 'The countdown ends', bn: 'কাউন্টডাউন শেষ হয়' } },
    'received.selected': { 'by the player': { en: 'Choose "All of it has arrived"', bn: '"পুরোটাই পেয়েছি" বেছে নিন' } },
    'report.selected': {
      'nothing arrived': {
        event: { arrived: 'nothing' },
        en: 'Choose "Nothing has arrived"',
        bn: '"কিছুই পাইনি" বেছে নিন',
      },
      'a part arrived': { event: { arrived: 'part' }, en: 'Choose "A part has arrived"', bn: '"কিছুটা পেয়েছি" বেছে নিন' },
    },
    'receipt.confirmed': {
      'by the player': {
        en: 'Press "Yes, I received it" or "It has arrived after all"',
        bn: '"পেয়েছি, নিশ্চিত করছি" বা "পরে পেয়ে গেছি" চাপুন',
      },
    },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel the withdrawal"', bn: '"উত্তোলন বাতিল করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "All withdrawals"', bn: '"সব উত্তোলন" চাপুন' } },
  },
  outcomes: {
    loadWithdrawal: {
      'paid out': { output: paidOut, en: 'The withdrawal is paid out', bn: 'পরিমাণটি পাঠানো হয়েছে' },
      'being investigated': { output: missing, en: 'A dispute is in review', bn: 'একটি অভিযোগ যাচাই হচ্ছে' },
      'being reviewed, and may be cancelled': {
        output: cancellable,
        en: 'The withdrawal is in review and can be cancelled',
        bn: 'উত্তোলনটি যাচাই হচ্ছে, বাতিল করা যায়',
      },
      'being reviewed': {
        output: withdrawal,
        en: 'The withdrawal is in review and cannot be cancelled',
        bn: 'উত্তোলনটি যাচাই হচ্ছে, বাতিল করা যায় না',
      },
      'being reviewed, and something is missing': {
        output: { ...withdrawal, review: payoutReview },
        en: 'The withdrawal is in review, and the first payout to the account still needs something',
        bn: 'উত্তোলনটি যাচাই হচ্ছে, এই অ্যাকাউন্টে প্রথম উত্তোলনের জন্য কিছু বাকি',
      },
      'counted as received': {
        output: counted,
        en: 'The deadline has passed: the withdrawal counts as received',
        bn: 'সময় পেরিয়ে যাওয়ায় উত্তোলনটি পাওয়া হিসেবে গণ্য',
      },
      'nothing to confirm': {
        output: received,
        en: 'The player has confirmed the receipt',
        bn: 'খেলোয়াড় পাওয়ার কথা নিশ্চিত করেছেন',
      },
      offline,
    },
    watchWithdrawal: {
      failed: { ...broken, en: 'The status updates fail', bn: 'উত্তোলনের আপডেট আসা ব্যর্থ হয়' },
    },
    countdown: { failed: { ...broken, en: 'The countdown fails', bn: 'কাউন্টডাউন ব্যর্থ হয়' } },
    withdrawalReport: {
      'nothing arrived': {
        output: { withdrawal: missing, outdated: false },
        en: 'The server accepts the report that nothing arrived',
        bn: 'সার্ভার কিছুই না পাওয়ার অভিযোগ গ্রহণ করে',
      },
      'a part arrived': {
        output: { withdrawal: partly, outdated: false },
        en: 'The server accepts the report that only a part arrived',
        bn: 'সার্ভার কিছুটা পাওয়ার অভিযোগ গ্রহণ করে',
      },
      outdated: {
        output: { withdrawal: null, outdated: true },
        en: 'The server rejects the report: the withdrawal has changed',
        bn: 'সার্ভার অভিযোগটি গ্রহণ করে না: উত্তোলনটি বদলে গেছে',
      },
      left: {
        output: { withdrawal: null, outdated: false },
        en: 'The player leaves the report',
        bn: 'খেলোয়াড় অভিযোগ না করে ফিরে যান',
      },
      failed: { ...broken, en: 'The report section crashes', bn: 'অভিযোগের অংশটিতে ত্রুটি ঘটে' },
    },
    confirmReceived: {
      taken: { output: received, en: 'The server accepts the confirmation', bn: 'সার্ভার নিশ্চিত করা গ্রহণ করে' },
      outdated: {
        ...outdated,
        en: 'The server rejects the confirmation: the withdrawal has changed',
        bn: 'সার্ভার নিশ্চিত করা গ্রহণ করে না: উত্তোলনটি বদলে গেছে',
      },
      offline,
    },
    cancelWithdrawal: {
      cancelled: { output: cancelled, en: 'The server cancels the withdrawal', bn: 'সার্ভার উত্তোলনটি বাতিল করে' },
      outdated: {
        ...outdated,
        en: 'The server rejects the cancellation: the withdrawal has changed',
        bn: 'সার্ভার উত্তোলনটি বাতিল করে না: সেটি বদলে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof withdrawalConfirmationMachine>;
