import type { Samples } from '../../../src/atlas';
import {
  bankAccount,
  broken,
  offline,
  payoutReview,
  deposit as pendingDeposit,
  promotion,
  withdrawal as sent,
} from '../../samples';
import type { moneyMoveMachine } from './money-move.machine';
import type { Block, Draft, Review, Terms } from './money-move.types';

const deposit: Extract<Terms, { of: 'deposit' }> = {
  of: 'deposit',
  methods: [
    { code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' },
    { code: 'bank', name: 'Bank transfer', min: '500.00', max: '100000.00' },
  ],
  barred: null,
  limitLeft: '9000.00',
  demo: true,
  offerLimits: false,
  debt: null,
};
/** First deposit of a player who chose a bonus at registration. */
const first: typeof deposit = {
  ...deposit,
  bonuses: {
    offers: [{ code: promotion.code, title: promotion.title, terms: promotion.terms }],
    chosen: promotion.code,
  },
};
const withdrawal: Extract<Terms, { of: 'withdrawal' }> = {
  of: 'withdrawal',
  min: '100.00',
  max: '50000.00',
  available: '25000.00',
  granted: '0.00',
  turnoverRemaining: '0.00',
  giftsRemaining: null,
  accounts: [bankAccount],
  protection: 'set',
  autoConfirmMinutes: 30,
  forcedReceiptRefunds: false,
  playerCancels: false,
};
const resting = { ...bankAccount, restsUntil: 1_800_086_400_000 };
const wallets = (main: string, moyur: string): Extract<Terms, { of: 'wallets' }> => ({
  of: 'wallets',
  isSingle: false,
  main,
  granted: '0.00',
  locked: '0.00',
  underReview: '0.00',
  wallets: [
    { vendor: 'moyur', name: 'Moyur Live', balance: moyur },
    { vendor: 'talpata', name: 'Talpata Games', balance: '0.00' },
  ],
});
const partner: Extract<Terms, { of: 'partner' }> = {
  of: 'partner',
  upline: null,
  downlines: ['downline'],
  available: '9000.00',
  min: '100.00',
  max: '50000.00',
};
/** Terms of each kind of move, and of a first deposit. */
export const moveTerms = { deposit, first, withdrawal, wallets: wallets('25000.00', '0.00'), partner };
/** Terms once an amount is in a game wallet. */
export const walletsWithGame = wallets('24600.00', '400.00');
/** Drafts within the terms. */
export const drafts = {
  deposit: { from: 'nodi', to: 'main', amount: '1000.00' },
  first: { from: 'nodi', to: 'main', amount: '1000.00', bonus: promotion.code },
  withdrawal: { from: 'main', to: bankAccount.id, amount: '1000.00' },
  partner: { from: 'main', to: 'downline', amount: '1000.00' },
  toGame: { from: 'main', to: 'moyur', amount: '400.00' },
  toMain: { from: 'moyur', to: 'main', amount: '400.00' },
  allBack: { from: 'all', to: 'main', amount: '400.00' },
};
export const transferred = {
  of: 'partner' as const,
  transferId: '01930000-0000-7000-8000-0000000000f1',
  to: 'downline',
  amount: '1000.00',
  balance: '1500.00',
};
export const failed = (status: number, code: string, message: string) => ({
  kind: 'rejected' as const,
  code,
  message,
  status,
});
/** A move that was not executed. */
export const refused = (code: string, message: string, status = 422) => ({
  output: { kind: 'refused' as const, failure: failed(status, code, message) },
});
const wrong = (code: string) => ({ output: { kind: 'wrong' as const, problems: [{ field: 'amount', code }] } });
const withdrawalReview = { amount: '1000.00', balanceAfter: '24000.00', to: bankAccount };
/** Summaries of the drafts. */
export const reviews = {
  withdrawal: withdrawalReview,
  lacking: { ...withdrawalReview, review: payoutReview },
  wallets: { amount: '400.00', balanceAfter: '24600.00', to: null },
  partner: { amount: '1000.00', balanceAfter: '8000.00', to: null },
};
const reviewed = (review: Review) => ({ output: { kind: 'review' as const, review } });
const clear = { output: { kind: 'clear' as const } };
export const noResponse = { kind: 'timeout' as const, code: 'client.timeout' };
export const lockedOut = {
  output: { kind: 'blocked' as const, block: 'locked' as const },
  en: 'The server rejects it: too many wrong payment passwords',
  bn: 'সার্ভার গ্রহণ করে না: পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
};
const cancelled = {
  output: { kind: 'cancelled' as const },
  en: 'The player returns to the form',
  bn: 'খেলোয়াড় ফর্মে ফিরে যান',
};
/** An earlier request, which the terms find. */
const opened = (terms: Terms, draft: Draft, block: Block | null = null) => ({
  output: { kind: 'unanswered' as const, terms, draft, block, failure: noResponse },
});
export const poorer = 'Insufficient balance: P 600.00 available.';

/**
 * Samples that apply to one kind of move start with its name: `deposit`, `first` (one with a bonus to choose),
 * `withdrawal`, `wallets` or `partner`.
 */
export const moneyMoveSamples = {
  title: { en: 'Deposits, withdrawals and transfers', bn: 'ডিপোজিট, উত্তোলন ও ট্রান্সফার' },
  states: {
    loading: { en: 'The page is loading', bn: 'পেজটি লোড হচ্ছে' },
    failed: { en: 'Loading failed; "Try again" is offered', bn: 'লোড হয়নি; "আবার চেষ্টা করুন" চাপা যায়' },
    blocked: { en: 'A message says why nothing can be moved now', bn: 'এখন কেন কিছু করা যাচ্ছে না তা দেখা যায়' },
    offeringLimit: {
      en: 'Deposit limits can be chosen or skipped',
      bn: 'ডিপোজিট লিমিট বেছে নেওয়া যায়, না বেছেও এগোনো যায়',
    },
    editing: {
      en: 'The form for source, destination and amount is shown',
      bn: 'কোথা থেকে, কোথায় ও কত, তা দেওয়ার ফর্ম দেখা যায়',
    },
    'editing.untouched': { en: 'The form is editable, without errors', bn: 'ফর্মে লেখা যায়, কোনো ত্রুটি নেই' },
    'editing.invalid': { en: 'Each invalid field shows its error', bn: 'প্রতিটি ভুল ঘরের নিচে ত্রুটি দেখা যায়' },
    'editing.invalid.waiting': { en: 'Each invalid field shows its error', bn: 'প্রতিটি ভুল ঘরের নিচে ত্রুটি দেখা যায়' },
    'editing.invalid.checking': {
      en: 'Each invalid field shows its error until it is fixed',
      bn: 'ঠিক না হওয়া পর্যন্ত ভুল ঘরের নিচে ত্রুটি দেখা যায়',
    },
    'editing.fixed': {
      en: 'The errors are gone; the form can be submitted again',
      bn: 'ত্রুটি আর নেই; ফর্মটি আবার পাঠানো যায়',
    },
    'editing.rejected': {
      en: 'An error says why the request failed; the input is unchanged',
      bn: 'অনুরোধ ব্যর্থ হওয়ার কারণ দেখা যায়; যা লেখা হয়েছে তা আছে',
    },
    'editing.moved': {
      en: 'A success message confirms the transfer; the new balances are shown',
      bn: 'ট্রান্সফার সফল হওয়ার বার্তা ও নতুন ব্যালেন্স দেখা যায়',
    },
    checking: { en: 'A spinner is shown on the submit button', bn: 'পাঠানোর বোতামে লোডিং চিহ্ন দেখা যায়' },
    submitting: {
      en: 'A summary is shown, or a spinner on the submit button, or a message that the outcome is being checked',
      bn: 'বিবরণ, পাঠানোর বোতামে লোডিং চিহ্ন, অথবা পরিমাণটি গেছে কি না দেখা হচ্ছে এমন বার্তা দেখা যায়',
    },
    done: {
      en: 'A success message confirms the withdrawal request or the transfer',
      bn: 'উত্তোলনের আবেদন বা ট্রান্সফার সফল হওয়ার বার্তা দেখা যায়',
    },
    ended: { en: 'The next step is shown', bn: 'পরের ধাপ দেখা যায়' },
  },
  events: {
    'form.submitted': {
      'deposit: within the limit': {
        event: { draft: drafts.deposit },
        en: 'Type 1000.00 and press "Deposit"',
        bn: '1000.00 লিখে "ডিপোজিট করুন" চাপুন',
      },
      'first: with the bonus': {
        event: { draft: drafts.first },
        en: 'Leave the bonus selected, type 1000.00 and press "Deposit"',
        bn: 'বোনাস বাছা রেখে 1000.00 লিখে "ডিপোজিট করুন" চাপুন',
      },
      'withdrawal: a part of the balance': {
        event: { draft: drafts.withdrawal },
        en: 'Type 1000.00 and press "Continue"',
        bn: '1000.00 লিখে "এগিয়ে যান" চাপুন',
      },
      'withdrawal: too much': {
        event: { draft: { from: 'main', to: bankAccount.id, amount: '40000.00' } },
        en: 'Type 40000.00 and press "Continue"',
        bn: '40000.00 লিখে "এগিয়ে যান" চাপুন',
      },
      'wallets: to a vendor': {
        event: { draft: drafts.toGame },
        en: 'Type 400.00 and press "To the game"',
        bn: '400.00 লিখে "গেমে পাঠান" চাপুন',
      },
      'wallets: back from a vendor': {
        event: { draft: drafts.toMain },
        en: 'Type 400.00 and press "Back to the main wallet"',
        bn: '400.00 লিখে "মূল ওয়ালেটে ফেরত আনুন" চাপুন',
      },
      'wallets: all of it back': {
        event: { draft: drafts.allBack },
        en: 'Press "Return all"',
        bn: '"সব ফেরত আনুন" চাপুন',
      },
      'partner: a part of the balance': {
        event: { draft: drafts.partner },
        en: 'Type 1000.00 and press "Continue"',
        bn: '1000.00 লিখে "এগিয়ে যান" চাপুন',
      },
    },
    'field.edited': {
      'deposit: within the limit': { event: { draft: drafts.deposit }, en: 'Type 1000.00', bn: '1000.00 লিখুন' },
      'withdrawal: a part of the balance': {
        event: { draft: drafts.withdrawal },
        en: 'Type 1000.00',
        bn: '1000.00 লিখুন',
      },
      'wallets: to a vendor': { event: { draft: drafts.toGame }, en: 'Type 400.00', bn: '400.00 লিখুন' },
      'partner: a part of the balance': { event: { draft: drafts.partner }, en: 'Type 1000.00', bn: '1000.00 লিখুন' },
    },
    'limits.requested': { 'deposit: by the player': { en: 'Press "Deposit limits"', bn: '"ডিপোজিট লিমিট" চাপুন' } },
    'limits.declined': {
      'deposit: by the player': {
        en: 'Press "Continue without a limit" or "Back to the deposit"',
        bn: '"লিমিট ছাড়াই এগিয়ে যান" বা "ডিপোজিটে ফিরে যান" চাপুন',
      },
    },
    'another.requested': {
      'by the player': {
        en: 'Press "Another withdrawal" or "Another transfer"',
        bn: '"আরেকটি উত্তোলন" বা "আরেকটি ট্রান্সফার" চাপুন',
      },
    },
    'retry.requested': {
      'by the player': { en: 'Press "Try again" or "Refresh"', bn: '"আবার চেষ্টা করুন" বা "রিফ্রেশ করুন" চাপুন' },
    },
    'section.closed': {
      'withdrawal: by the player': {
        en: 'Press "All withdrawals", "Back" or "Track status"',
        bn: '"সব উত্তোলন", "ফিরে যান" বা "অগ্রগতি দেখুন" চাপুন',
      },
    },
  },
  outcomes: {
    loadTerms: {
      'deposit: free to deposit': {
        output: { kind: 'open', terms: deposit },
        en: 'The player can deposit within a limit',
        bn: 'খেলোয়াড় লিমিটের মধ্যে ডিপোজিট করতে পারেন',
      },
      'deposit: a deposit is started': {
        output: { kind: 'first', first: 'deposit', terms: deposit, moved: { of: 'deposit', ...pendingDeposit } },
        en: 'A deposit is pending',
        bn: 'একটি ডিপোজিট অপেক্ষায় আছে',
      },
      'deposit: in a time-out': {
        output: {
          kind: 'blocked',
          terms: { ...deposit, barred: { by: 'timeOut', until: 1_800_086_400_000 } },
          block: 'barred',
        },
        en: 'The player is in a time-out',
        bn: 'খেলোয়াড় বিরতিতে আছেন',
      },
      'deposit: no provider': {
        output: { kind: 'blocked', terms: { ...deposit, methods: [] }, block: 'closed' },
        en: 'No payment provider is available',
        bn: 'কোনো পেমেন্ট প্রোভাইডার চালু নেই',
      },
      'deposit: for the first time': {
        output: { kind: 'offered', terms: { ...deposit, limitLeft: null, offerLimits: true } },
        en: 'The player has no deposits and no limits yet',
        bn: 'খেলোয়াড়ের এখনও কোনো ডিপোজিট বা লিমিট নেই',
      },
      'first: a bonus is selected': {
        output: { kind: 'open', terms: first },
        en: 'The player has no deposits yet and chose a bonus at registration',
        bn: 'খেলোয়াড়ের এখনও কোনো ডিপোজিট নেই, নিবন্ধনের সময় বোনাস বেছেছেন',
      },
      'withdrawal: complete': {
        output: { kind: 'open', terms: withdrawal },
        en: 'A payment password and a payout account are set',
        bn: 'পেমেন্ট পাসওয়ার্ড ও তোলার অ্যাকাউন্ট আছে',
      },
      'withdrawal: no payment password': {
        output: { kind: 'first', first: 'paymentPassword' },
        en: 'No payment password is set',
        bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা নেই',
      },
      'withdrawal: no account': {
        output: { kind: 'first', first: 'bankAccount' },
        en: 'No payout account is added',
        bn: 'তোলার কোনো অ্যাকাউন্ট যোগ করা নেই',
      },
      'withdrawal: the payment password is locked': {
        output: { kind: 'blocked', terms: { ...withdrawal, protection: 'locked' }, block: 'locked' },
        en: 'The payment password is locked after wrong attempts',
        bn: 'অনেকবার ভুল হওয়ায় পেমেন্ট পাসওয়ার্ড লক',
      },
      'withdrawal: every account is locked after a recovery': {
        output: { kind: 'blocked', terms: { ...withdrawal, accounts: [resting] }, block: 'resting' },
        en: 'The only payout account is on hold, because it was added after a password reset',
        bn: 'পাসওয়ার্ড রিসেটের পরে যোগ করায় একমাত্র অ্যাকাউন্টটি এখনও ব্যবহার করা যায় না',
      },
      'wallets: all in the main wallet': {
        output: { kind: 'open', terms: moveTerms.wallets },
        en: 'The whole balance is in the main wallet',
        bn: 'পুরো ব্যালেন্স মূল ওয়ালেটে আছে',
      },
      'wallets: some with a vendor': {
        output: { kind: 'open', terms: walletsWithGame },
        en: 'A part of the balance is in a game wallet',
        bn: 'ব্যালেন্সের একটি অংশ গেম ওয়ালেটে আছে',
      },
      'wallets: one wallet for all games': {
        output: {
          kind: 'blocked',
          terms: { ...moveTerms.wallets, isSingle: true, wallets: [] },
          block: 'single',
        },
        en: 'All games share one wallet',
        bn: 'সব গেমের জন্য একটিই ওয়ালেট',
      },
      'partner: a downline': {
        output: { kind: 'open', terms: partner },
        en: 'The player has a downline and a payment password',
        bn: 'খেলোয়াড়ের একজন ডাউনলাইন ও পেমেন্ট পাসওয়ার্ড আছে',
      },
      'partner: no upline or downlines': {
        output: { kind: 'blocked', terms: { ...partner, downlines: [] }, block: 'alone' },
        en: 'The player has no upline and no downlines',
        bn: 'খেলোয়াড়ের কোনো আপলাইন বা ডাউনলাইন নেই',
      },
      'partner: no payment password': {
        output: { kind: 'first', first: 'paymentPassword' },
        en: 'No payment password is set',
        bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা নেই',
      },
      'partner: the payment password is locked': {
        output: { kind: 'blocked', terms: partner, block: 'locked' },
        en: 'The payment password is locked after wrong attempts',
        bn: 'অনেকবার ভুল হওয়ায় পেমেন্ট পাসওয়ার্ড লক',
      },
      'deposit: a request without a response': {
        ...opened(deposit, drafts.deposit),
        en: 'A deposit was sent before a reload, without a response',
        bn: 'রিলোডের আগে একটি ডিপোজিট পাঠানো হয়েছে, উত্তর আসেনি',
      },
      'withdrawal: a request without a response': {
        ...opened(withdrawal, drafts.withdrawal),
        en: 'A withdrawal was sent before a reload, without a response',
        bn: 'রিলোডের আগে একটি উত্তোলন পাঠানো হয়েছে, উত্তর আসেনি',
      },
      'withdrawal: a request without a response, and the payment password is locked': {
        ...opened({ ...withdrawal, protection: 'locked' }, drafts.withdrawal, 'locked'),
        en: 'A withdrawal has no response, and the payment password is locked',
        bn: 'একটি উত্তোলনের উত্তর আসেনি, আর পেমেন্ট পাসওয়ার্ড লক',
      },
      'wallets: a request without a response': {
        ...opened(moveTerms.wallets, drafts.toGame),
        en: 'A transfer was sent before a reload, without a response',
        bn: 'রিলোডের আগে একটি ট্রান্সফার পাঠানো হয়েছে, উত্তর আসেনি',
      },
      'partner: a request without a response': {
        ...opened(partner, drafts.partner),
        en: 'A transfer to the downline was sent before a reload, without a response',
        bn: 'রিলোডের আগে ডাউনলাইনে একটি ট্রান্সফার পাঠানো হয়েছে, উত্তর আসেনি',
      },
      offline,
    },
    check: {
      'deposit: within the terms': {
        ...clear,
        en: 'The amount is within the bounds and the limits',
        bn: 'পরিমাণটি সর্বনিম্ন, সর্বোচ্চ ও লিমিটের মধ্যে আছে',
      },
      'deposit: over the limit': {
        ...wrong('deposit.amount.available'),
        en: 'The amount exceeds the deposit limit',
        bn: 'পরিমাণটি ডিপোজিট লিমিটের বেশি',
      },
      'first: within the terms': {
        ...clear,
        en: 'The amount is within the bounds and enough for the bonus',
        bn: 'পরিমাণটি সর্বনিম্ন ও সর্বোচ্চের মধ্যে, বোনাসের জন্যও যথেষ্ট',
      },
      'first: too small for the bonus': {
        output: { kind: 'wrong', problems: [{ field: 'bonus', code: 'deposit.bonus.least' }] },
        en: 'The amount is below the minimum for the bonus',
        bn: 'পরিমাণটি বোনাসের সর্বনিম্নের চেয়ে কম',
      },
      'withdrawal: the preview': {
        ...reviewed(reviews.withdrawal),
        en: 'The server returns the summary of the withdrawal',
        bn: 'সার্ভার উত্তোলনের বিবরণ পাঠায়',
      },
      'withdrawal: something is missing': {
        ...reviewed(reviews.lacking),
        en: 'The server returns the summary, and what the first payout to the account still needs',
        bn: 'সার্ভার বিবরণ পাঠায়, সঙ্গে এই অ্যাকাউন্টে প্রথম উত্তোলনের জন্য কী বাকি',
      },
      'withdrawal: more than there is': {
        ...wrong('withdrawal.amount.available'),
        en: 'The amount exceeds the balance that can be withdrawn',
        bn: 'পরিমাণটি তোলার যোগ্য ব্যালেন্সের বেশি',
      },
      'withdrawal: the balance has changed': {
        error: failed(422, 'ledger.insufficient', poorer),
        en: 'The server returns no summary: insufficient balance',
        bn: 'সার্ভার উত্তোলনের বিবরণ পাঠায় না: ব্যালেন্স কম',
      },
      'wallets: the preview': {
        ...reviewed(reviews.wallets),
        en: 'The wallet covers the amount',
        bn: 'ওয়ালেটে যথেষ্ট ব্যালেন্স আছে',
      },
      'wallets: all of it is returned': {
        ...clear,
        en: 'The whole balance can be returned',
        bn: 'পুরো ব্যালেন্স ফেরত আনা যায়',
      },
      'wallets: more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount exceeds the balance of the wallet',
        bn: 'পরিমাণটি ওয়ালেটের ব্যালেন্সের বেশি',
      },
      'partner: the preview': {
        ...reviewed(reviews.partner),
        en: 'The amount is within the transfer bounds',
        bn: 'পরিমাণটি ট্রান্সফারের সর্বনিম্ন ও সর্বোচ্চের মধ্যে আছে',
      },
      'partner: more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount exceeds the available balance',
        bn: 'পরিমাণটি ব্যালেন্সের বেশি',
      },
      failed: { ...broken, en: 'The validation fails unexpectedly', bn: 'যাচাই অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    recheck: {
      'all fields corrected': { ...clear, en: 'All errors are fixed', bn: 'সব ভুল ঠিক হয়েছে' },
      'deposit: still over the limit': {
        ...wrong('deposit.amount.available'),
        en: 'The amount still exceeds the deposit limit',
        bn: 'পরিমাণটি এখনও ডিপোজিট লিমিটের বেশি',
      },
      'withdrawal: still more than there is': {
        ...wrong('withdrawal.amount.available'),
        en: 'The amount still exceeds the balance that can be withdrawn',
        bn: 'পরিমাণটি এখনও তোলার যোগ্য ব্যালেন্সের বেশি',
      },
      'wallets: still more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount still exceeds the balance of the wallet',
        bn: 'পরিমাণটি এখনও ওয়ালেটের ব্যালেন্সের বেশি',
      },
      'partner: still more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount still exceeds the available balance',
        bn: 'পরিমাণটি এখনও ব্যালেন্সের বেশি',
      },
      failed: {
        ...broken,
        en: 'The validation of the edited field fails unexpectedly',
        bn: 'বদলানো ঘরের যাচাই অপ্রত্যাশিতভাবে ব্যর্থ হয়',
      },
    },
    submission: {
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
        en: 'The player confirms, and the server accepts the withdrawal',
        bn: 'খেলোয়াড় নিশ্চিত করেন, সার্ভার উত্তোলনটি গ্রহণ করে',
      },
      'withdrawal: wrong too often': lockedOut,
      'withdrawal: the balance has changed': {
        ...refused('ledger.insufficient', poorer),
        en: 'The server rejects the withdrawal: insufficient balance',
        bn: 'সার্ভার উত্তোলনটি গ্রহণ করে না: ব্যালেন্স কম',
      },
      'withdrawal: cancelled': cancelled,
      'withdrawal: left while the outcome is unknown': {
        output: { kind: 'left' },
        en: 'No response arrives, and the player leaves',
        bn: 'কোনো উত্তর আসে না, খেলোয়াড় চলে যান',
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
      'wallets: cancelled': cancelled,
      'partner: sent': {
        output: { kind: 'done', moved: transferred },
        en: 'The player confirms, and the server accepts the transfer',
        bn: 'খেলোয়াড় নিশ্চিত করেন, সার্ভার ট্রান্সফারটি গ্রহণ করে',
      },
      'partner: wrong too often': lockedOut,
      'partner: the balance has changed': {
        ...refused('ledger.insufficient', poorer),
        en: 'The server rejects the transfer: insufficient balance',
        bn: 'সার্ভার ট্রান্সফারটি গ্রহণ করে না: ব্যালেন্স কম',
      },
      'partner: cancelled': cancelled,
      failed: { ...broken, en: 'The submission crashes', bn: 'পাঠানোর ধাপে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof moneyMoveMachine>;
