import type { Samples } from '../../../src/atlas';
import { offline, deposit as pendingDeposit, withdrawal as sent } from '../../samples';
import {
  drafts,
  failed,
  lockedOut,
  moveTerms,
  noResponse,
  poorer,
  refused,
  reviews,
  transferred,
  walletsWithGame,
} from '../money-move/money-move.samples';
import type { moveSubmissionMachine } from './move-submission.machine';
import type { MoveSubmissionInput, SendOutcome } from './move-submission.types';

/** A new move; without a review it is sent immediately. */
const move = (fields: Pick<MoveSubmissionInput, 'terms' | 'draft'> & Partial<MoveSubmissionInput>) => ({
  input: { review: null, failure: null, block: null, ...fields },
});
/** A move whose request has no response. */
const unanswered = (fields: Pick<MoveSubmissionInput, 'terms' | 'draft'> & Partial<MoveSubmissionInput>) =>
  move({ ...fields, failure: noResponse });
const reload = {
  en: 'Reload the page after a request without a response',
  bn: 'উত্তর না আসা একটি অনুরোধের পরে পেজটি রিলোড করুন',
};
const continues = { en: 'Type 1000.00 and press "Continue"', bn: '1000.00 লিখে "এগিয়ে যান" চাপুন' };
const untyped: { output: SendOutcome; en: string; bn: string } = {
  output: { kind: 'wrong', problems: [{ field: 'paymentPassword', code: 'empty' }] },
  en: 'The payment password is missing',
  bn: 'পেমেন্ট পাসওয়ার্ড লেখা হয়নি',
};
const wrongPayment = {
  error: failed(422, 'payment.wrong', 'The payment password is wrong.'),
  en: 'The server rejects it: wrong payment password',
  bn: 'সার্ভার গ্রহণ করে না: পেমেন্ট পাসওয়ার্ড ভুল',
};
const paymentSent = {
  en: 'Type the payment password and press "Withdraw now" or "Transfer"',
  bn: 'পেমেন্ট পাসওয়ার্ড লিখে "এখনই তুলুন" বা "ট্রান্সফার করুন" চাপুন',
};
const paymentTyped = { en: 'Type the payment password', bn: 'পেমেন্ট পাসওয়ার্ড লিখুন' };

/** Samples that apply to one kind of move start with its name, as those of `money-move`. */
export const moveSubmissionSamples = {
  title: {
    en: 'Reviewing and sending a deposit, withdrawal or transfer',
    bn: 'ডিপোজিট, উত্তোলন বা ট্রান্সফার যাচাই করে পাঠানো',
  },
  states: {
    starting: {
      en: 'The screen does not change; the next step is decided',
      bn: 'স্ক্রিনে কিছু বদলায় না; পরের ধাপ ঠিক হয়',
    },
    reviewing: {
      en: 'A summary is shown, to be confirmed or changed',
      bn: 'সব তথ্য একসঙ্গে দেখা যায়; নিশ্চিত করা বা বদলানো যায়',
    },
    'reviewing.untouched': {
      en: 'A summary is shown for confirmation, without errors',
      bn: 'নিশ্চিত করার আগে সব তথ্য একসঙ্গে দেখা যায়, কোনো ত্রুটি নেই',
    },
    'reviewing.lacking': {
      en: 'The summary says what the payout still needs, with a link to each, and until when it is reviewed',
      bn: 'উত্তোলনের জন্য কী কী বাকি, প্রতিটির লিংক ও কখনের মধ্যে যাচাই হবে, সব দেখা যায়',
    },
    'reviewing.invalid': {
      en: 'The payment password field shows that it is required',
      bn: 'পেমেন্ট পাসওয়ার্ড লেখা হয়নি, ঘরের নিচে সেই ত্রুটি দেখা যায়',
    },
    'reviewing.rejected': {
      en: 'An error says why the request failed; it can be confirmed again',
      bn: 'অনুরোধ ব্যর্থ হওয়ার কারণ দেখা যায়; আবার নিশ্চিত করা যায়',
    },
    sending: { en: 'A spinner is shown on the submit button', bn: 'পাঠানোর বোতামে লোডিং চিহ্ন দেখা যায়' },
    finding: {
      en: 'A message says that the page is checking whether the amount was moved',
      bn: 'পরিমাণটি গেছে কি না দেখা হচ্ছে, এই বার্তা দেখা যায়',
    },
    'finding.asking': {
      en: 'A spinner is shown on "Check now"',
      bn: '"এখনই দেখুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'finding.waiting': { en: '"Check now" can be pressed', bn: '"এখনই দেখুন" চাপা যায়' },
    ended: { en: 'The result is shown, or the form again', bn: 'ফলাফল, অথবা আবার ফর্মটি দেখা যায়' },
  },
  inputs: {
    'deposit: within the limit': {
      ...move({ terms: moveTerms.deposit, draft: drafts.deposit }),
      en: 'Type 1000.00 and press "Deposit"',
      bn: '1000.00 লিখে "ডিপোজিট করুন" চাপুন',
    },
    'first: with the bonus': {
      ...move({ terms: moveTerms.first, draft: drafts.first }),
      en: 'Leave the bonus selected, type 1000.00 and press "Deposit"',
      bn: 'বোনাস বাছা রেখে 1000.00 লিখে "ডিপোজিট করুন" চাপুন',
    },
    'withdrawal: a part of the balance': {
      ...move({ terms: moveTerms.withdrawal, draft: drafts.withdrawal, review: reviews.withdrawal }),
      ...continues,
    },
    'withdrawal: something is missing': {
      ...move({ terms: moveTerms.withdrawal, draft: drafts.withdrawal, review: reviews.lacking }),
      en: 'Type 1000.00 and press "Continue" before the first payout to the account',
      bn: 'অ্যাকাউন্টটিতে প্রথম উত্তোলনের আগে 1000.00 লিখে "এগিয়ে যান" চাপুন',
    },
    'wallets: to a vendor': {
      ...move({ terms: moveTerms.wallets, draft: drafts.toGame, review: reviews.wallets }),
      en: 'Type 400.00 and press "To the game"',
      bn: '400.00 লিখে "গেমে পাঠান" চাপুন',
    },
    'wallets: back from a vendor': {
      ...move({ terms: walletsWithGame, draft: drafts.toMain, review: { ...reviews.wallets, balanceAfter: '0.00' } }),
      en: 'Type 400.00 and press "Back to the main wallet"',
      bn: '400.00 লিখে "মূল ওয়ালেটে ফেরত আনুন" চাপুন',
    },
    'wallets: all of it back': {
      ...move({ terms: walletsWithGame, draft: drafts.allBack }),
      en: 'Press "Return all"',
      bn: '"সব ফেরত আনুন" চাপুন',
    },
    'partner: a part of the balance': {
      ...move({ terms: moveTerms.partner, draft: drafts.partner, review: reviews.partner }),
      ...continues,
    },
    'deposit: a request without a response': {
      ...unanswered({ terms: moveTerms.deposit, draft: drafts.deposit }),
      ...reload,
    },
    'withdrawal: a request without a response': {
      ...unanswered({ terms: moveTerms.withdrawal, draft: drafts.withdrawal }),
      ...reload,
    },
    'withdrawal: a request without a response, and the payment password is locked': {
      ...unanswered({
        terms: { ...moveTerms.withdrawal, protection: 'locked' },
        draft: drafts.withdrawal,
        block: 'locked',
      }),
      en: 'Reload the page after a request without a response, with the payment password locked',
      bn: 'উত্তর না আসা একটি অনুরোধের পরে, পেমেন্ট পাসওয়ার্ড লক থাকতে, পেজটি রিলোড করুন',
    },
    'wallets: a request without a response': {
      ...unanswered({ terms: moveTerms.wallets, draft: drafts.toGame }),
      ...reload,
    },
    'partner: a request without a response': {
      ...unanswered({ terms: moveTerms.partner, draft: drafts.partner }),
      ...reload,
    },
  },
  events: {
    'payment.submitted': { 'withdrawal: by the player': paymentSent, 'partner: by the player': paymentSent },
    'payment.filled': { 'withdrawal: by the player': paymentTyped, 'partner: by the player': paymentTyped },
    'review.confirmed': { 'wallets: by the player': { en: 'Press "Move it"', bn: '"ট্রান্সফার করুন" চাপুন' } },
    'review.cancelled': { 'by the player': { en: 'Press "Change" or "Change it"', bn: '"বদলান" চাপুন' } },
    'outcome.requested': { 'by the player': { en: 'Press "Check now"', bn: '"এখনই দেখুন" চাপুন' } },
    'section.closed': {
      'withdrawal: by the player': { en: 'Press "All withdrawals"', bn: '"সব উত্তোলন" চাপুন' },
    },
  },
  outcomes: {
    send: {
      'deposit: started': {
        output: { kind: 'begun', moved: { of: 'deposit', ...pendingDeposit } },
        en: 'The server starts the deposit',
        bn: 'সার্ভার ডিপোজিট শুরু করে',
      },
      'deposit: another limit is reached': {
        ...refused('deposit.limit', 'This exceeds your deposit limit: P 10.00 left.'),
        en: 'The server rejects it: deposit limit exceeded',
        bn: 'সার্ভার গ্রহণ করে না: ডিপোজিট লিমিটের বেশি',
      },
      'deposit: a time-out has started': {
        output: { kind: 'changed' },
        en: 'The server rejects it: a time-out has just started',
        bn: 'সার্ভার গ্রহণ করে না: এইমাত্র বিরতি শুরু হয়েছে',
      },
      'first: started': {
        output: { kind: 'begun', moved: { of: 'deposit', ...pendingDeposit } },
        en: 'The server starts the deposit with the bonus',
        bn: 'সার্ভার বোনাসসহ ডিপোজিট শুরু করে',
      },
      'first: the bonus has ended': {
        ...refused('deposit.bonus', 'This bonus cannot come with this deposit.', 409),
        en: 'The server rejects it: the bonus is not available with this deposit',
        bn: 'সার্ভার গ্রহণ করে না: এই ডিপোজিটে বোনাসটি পাওয়া যায় না',
      },
      'withdrawal: sent': {
        output: { kind: 'done', moved: { of: 'withdrawal', ...sent } },
        en: 'The server accepts the withdrawal',
        bn: 'সার্ভার উত্তোলনটি গ্রহণ করে',
      },
      'withdrawal: payment password missing': untyped,
      'withdrawal: wrong payment password': wrongPayment,
      'withdrawal: wrong too often': lockedOut,
      'withdrawal: the balance has changed': {
        ...refused('ledger.insufficient', poorer),
        en: 'The server rejects the withdrawal: insufficient balance',
        bn: 'সার্ভার উত্তোলনটি গ্রহণ করে না: ব্যালেন্স কম',
      },
      'wallets: held by the vendor': {
        output: { kind: 'renewed', terms: walletsWithGame, draft: drafts.toGame },
        en: 'The server moves the amount to the game wallet',
        bn: 'সার্ভার পরিমাণটি গেম ওয়ালেটে পাঠায়',
      },
      'wallets: returned': {
        output: { kind: 'renewed', terms: moveTerms.wallets, draft: drafts.toMain },
        en: 'The server moves the amount back to the main wallet',
        bn: 'সার্ভার পরিমাণটি মূল ওয়ালেটে ফেরত আনে',
      },
      'wallets: all returned': {
        output: { kind: 'renewed', terms: moveTerms.wallets, draft: drafts.allBack },
        en: 'The server returns the whole balance to the main wallet',
        bn: 'সার্ভার পুরো ব্যালেন্স মূল ওয়ালেটে ফেরত আনে',
      },
      'wallets: spent in the meantime': {
        ...refused('ledger.insufficient', poorer),
        en: 'The server rejects it: insufficient balance in the wallet',
        bn: 'সার্ভার গ্রহণ করে না: ওয়ালেটে ব্যালেন্স কম',
      },
      'partner: sent': {
        output: { kind: 'done', moved: transferred },
        en: 'The server accepts the transfer',
        bn: 'সার্ভার ট্রান্সফারটি গ্রহণ করে',
      },
      'partner: payment password missing': untyped,
      'partner: wrong payment password': wrongPayment,
      'partner: wrong too often': lockedOut,
      'partner: the balance has changed': {
        ...refused('ledger.insufficient', poorer),
        en: 'The server rejects the transfer: insufficient balance',
        bn: 'সার্ভার ট্রান্সফারটি গ্রহণ করে না: ব্যালেন্স কম',
      },
      'no response': {
        output: { kind: 'unanswered', failure: noResponse },
        en: 'No response arrives',
        bn: 'কোনো উত্তর আসে না',
      },
      'the session has ended': {
        error: { kind: 'unauthorised' as const, code: 'session.ended', message: 'Please log in again.', status: 401 },
        en: 'The server rejects it: the session has ended',
        bn: 'সার্ভার গ্রহণ করে না: সেশন শেষ',
      },
    },
    findOutcome: {
      'deposit: started': {
        output: { kind: 'begun', moved: { of: 'deposit', ...pendingDeposit } },
        en: 'The deposit has been started',
        bn: 'ডিপোজিট শুরু হয়েছে',
      },
      'withdrawal: sent': {
        output: { kind: 'done', moved: { of: 'withdrawal', ...sent } },
        en: 'The withdrawal has been accepted',
        bn: 'উত্তোলনটি গ্রহণ করা হয়েছে',
      },
      'wallets: moved': {
        output: { kind: 'renewed', terms: walletsWithGame, draft: drafts.toGame },
        en: 'The amount is in the game wallet',
        bn: 'পরিমাণটি গেম ওয়ালেটে আছে',
      },
      'partner: sent': {
        output: { kind: 'done', moved: transferred },
        en: 'The transfer has been accepted',
        bn: 'ট্রান্সফারটি গ্রহণ করা হয়েছে',
      },
      'still in progress': {
        output: { kind: 'inProgress' },
        en: 'The request may still be executed',
        bn: 'অনুরোধটি এখনও কার্যকর হতে পারে',
      },
      'not executed': {
        output: { kind: 'unknown' },
        en: 'The request was not executed',
        bn: 'অনুরোধটি কার্যকর হয়নি',
      },
      offline,
    },
  },
} satisfies Samples<typeof moveSubmissionMachine>;
