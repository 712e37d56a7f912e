import type { Samples } from '../../../src/atlas';
import type { BankAccount } from '../../../src/contract';
import { bankAccount, broken, offline, deposit as pendingDeposit, promotion, withdrawal as sent } from '../../samples';
import type { moneyMoveMachine } from './money-move.machine';
import type { SendOutcome, Terms } from './money-move.types';

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
  locked: '0.00',
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
const [out, back, allBack] = [
  { from: 'main', to: 'moyur', amount: '400.00' },
  { from: 'moyur', to: 'main', amount: '400.00' },
  { from: 'all', to: 'main', amount: '400.00' },
];
const within = {
  deposit: { from: 'nodi', to: 'main', amount: '1000.00' },
  withdrawal: { from: 'main', to: bankAccount.id, amount: '1000.00' },
  partner: { from: 'main', to: 'downline', amount: '1000.00' },
};
const failed = (status: number, code: string, message: string) => ({
  kind: 'rejected' as const,
  code,
  message,
  status,
});
const rejection = (code: string, message: string) => ({
  output: { kind: 'refused' as const, failure: failed(422, code, message) },
});
const wrong = (code: string) => ({ output: { kind: 'wrong' as const, problems: [{ field: 'amount', code }] } });
const review = (to: BankAccount | null) => ({
  output: { kind: 'review' as const, review: { amount: '1000.00', balanceAfter: to ? '24000.00' : '8000.00', to } },
});
const clear = { output: { kind: 'clear' as const } };
const lockedOut = {
  output: { kind: 'blocked' as const, block: 'locked' as const },
  en: 'The gateway says: the payment password was wrong too often',
  bn: 'গেটওয়ে জানায়: পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
};
const untyped: { output: SendOutcome; en: string; bn: string } = {
  output: { kind: 'wrong', problems: [{ field: 'paymentPassword', code: 'empty' }] },
  en: 'The payment password was not typed',
  bn: 'পেমেন্ট পাসওয়ার্ড লেখা হয়নি',
};
const wrongPayment = {
  error: failed(422, 'payment.wrong', 'The payment password is wrong.'),
  en: 'The gateway says: the payment password is wrong',
  bn: 'গেটওয়ে জানায়: পেমেন্ট পাসওয়ার্ড ভুল',
};
const paymentSent = { en: 'Type the payment password and send it', bn: 'পেমেন্ট পাসওয়ার্ড লিখে পাঠান' };
const paymentTyped = { en: 'Type the payment password', bn: 'পেমেন্ট পাসওয়ার্ড লিখুন' };
const poorer = 'Insufficient balance: P 600.00 available.';

/**
 * Samples that apply to one kind of move start with its name: `deposit`, `first` (one with a bonus to choose),
 * `withdrawal`, `wallets` or `partner`.
 */
export const moneyMoveSamples = {
  title: { en: 'Deposits, withdrawals and transfers', bn: 'ডিপোজিট, উত্তোলন ও ট্রান্সফার' },
  states: {
    loading: { en: 'The page shows that it is loading', bn: 'পেজটি লোড হচ্ছে দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    blocked: { en: 'Shows why nothing can be moved now', bn: 'এখন কেন কিছু ট্রান্সফার করা যায় না জানানো হয়' },
    offering: {
      en: 'Deposit limits are offered, and a way on without',
      bn: 'ডিপোজিট লিমিট ঠিক করার সুযোগ দেওয়া হয়, লিমিট ছাড়াও এগোনো যায়',
    },
    editing: { en: 'The form asks from where to where, and how much', bn: 'কোথা থেকে কোথায় ও কত, ফর্মে জানতে চাওয়া হয়' },
    'editing.untouched': { en: 'The form has nothing wrong yet', bn: 'ফর্মে এখনও কোনো ভুল নেই' },
    'editing.invalid': { en: 'The form says under the field what is wrong', bn: 'ফর্ম ঘরের নিচে ভুলটি জানায়' },
    'editing.invalid.shown': { en: 'The form says under the field what is wrong', bn: 'ফর্ম ঘরের নিচে ভুলটি জানায়' },
    'editing.invalid.checking': {
      en: 'Invalid fields show their error until they are fixed',
      bn: 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত ফর্ম তা ঘরের নিচে জানায়',
    },
    'editing.mended': {
      en: 'The form shows no error any more, though it was not sent again',
      bn: 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
    },
    'editing.refused': {
      en: 'The form says why it cannot be done; what was typed is still there',
      bn: 'কেন করা যায় না ফর্মে জানানো হয়; যা লেখা হয়েছে তা আছে',
    },
    'editing.moved': {
      en: 'Shows that the transfer succeeded; the balances are the new ones',
      bn: 'জানানো হয় ট্রান্সফার হয়েছে; নতুন ব্যালেন্স দেখা যায়',
    },
    checking: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    reviewing: { en: 'Shows what will happen and asks for confirmation', bn: 'কী হবে দেখানো হয়, নিশ্চিত করতে বলা হয়' },
    'reviewing.untouched': {
      en: 'It is shown what will happen, with nothing wrong yet',
      bn: 'কী হবে দেখানো হয়, এখনও কোনো ভুল নেই',
    },
    'reviewing.invalid': {
      en: 'Says under the field that the payment password is missing',
      bn: 'পেমেন্ট পাসওয়ার্ড লেখা হয়নি, ঘরের নিচে জানানো হয়',
    },
    'reviewing.refused': {
      en: 'Shows why it was not sent and asks for confirmation again',
      bn: 'কেন পাঠানো হয়নি জানানো হয়; আবার নিশ্চিত করতে বলা হয়',
    },
    sending: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    done: { en: 'Shows that it was sent', bn: 'জানানো হয় পাঠানো হয়েছে' },
    over: { en: 'What comes next is shown', bn: 'এরপর যা আসে তা দেখা যায়' },
  },
  events: {
    'form.submitted': {
      'deposit: within the limit': {
        event: { draft: within.deposit },
        en: 'Type 1000.00 and press "Deposit"',
        bn: '1000.00 লিখে "ডিপোজিট করুন" চাপুন',
      },
      'first: with the bonus': {
        event: { draft: { from: 'nodi', to: 'main', amount: '1000.00', bonus: promotion.code } },
        en: 'Leave the bonus selected, type 1000.00 and press "Deposit"',
        bn: 'বোনাস বাছা রেখে 1000.00 লিখে "ডিপোজিট করুন" চাপুন',
      },
      'withdrawal: a part of the balance': {
        event: { draft: within.withdrawal },
        en: 'Type 1000.00 and press "Continue"',
        bn: '1000.00 লিখে "এগিয়ে যান" চাপুন',
      },
      'withdrawal: too much': {
        event: { draft: { from: 'main', to: bankAccount.id, amount: '40000.00' } },
        en: 'Type 40000.00 and press "Continue"',
        bn: '40000.00 লিখে "এগিয়ে যান" চাপুন',
      },
      'wallets: to a vendor': {
        event: { draft: out },
        en: 'Type 400.00 and press "To the game"',
        bn: '400.00 লিখে গেমে পাঠানোর বোতাম চাপুন',
      },
      'wallets: back from a vendor': {
        event: { draft: back },
        en: 'Type 400.00 and press "Back to the main wallet"',
        bn: '400.00 লিখে ফেরত আনার বোতাম চাপুন',
      },
      'wallets: all of it back': { event: { draft: allBack }, en: 'Press "Return all"', bn: '"সব ফেরত আনুন" চাপুন' },
      'partner: a part of the balance': {
        event: { draft: within.partner },
        en: 'Type 1000.00 and press "Continue"',
        bn: '1000.00 লিখে "এগিয়ে যান" চাপুন',
      },
    },
    'field.edited': {
      'deposit: within the limit': { event: { draft: within.deposit }, en: 'Type 1000.00', bn: '1000.00 লিখুন' },
      'withdrawal: a part of the balance': {
        event: { draft: within.withdrawal },
        en: 'Type 1000.00',
        bn: '1000.00 লিখুন',
      },
      'wallets: to a vendor': { event: { draft: out }, en: 'Type 400.00', bn: '400.00 লিখুন' },
      'partner: a part of the balance': { event: { draft: within.partner }, en: 'Type 1000.00', bn: '1000.00 লিখুন' },
    },
    'limits.requested': { 'deposit: by the player': { en: 'Press "Deposit limits"', bn: '"ডিপোজিট লিমিট" চাপুন' } },
    'limits.declined': {
      'deposit: by the player': { en: 'Continue without choosing a limit', bn: 'লিমিট না বেছে এগিয়ে যান' },
    },
    'payment.submitted': { 'withdrawal: by the player': paymentSent, 'partner: by the player': paymentSent },
    'payment.filled': { 'withdrawal: by the player': paymentTyped, 'partner: by the player': paymentTyped },
    'review.confirmed': { 'wallets: by the player': { en: 'Press "Move it"', bn: '"ট্রান্সফার করুন" চাপুন' } },
    'review.left': { 'by the player': { en: 'Go back to change it', bn: 'বদলাতে ফিরে যান' } },
    'another.requested': { 'by the player': { en: 'Ask for another one', bn: 'আরেকটি চান' } },
    'retry.requested': {
      'by the player': { en: 'Press "Try again", or have it read again', bn: '"আবার চেষ্টা করুন" চাপুন, কিংবা আবার পড়তে দিন' },
    },
    'section.left': {
      'withdrawal: by the player': {
        en: 'Press "All withdrawals", "Back" or "Track status", whichever is there',
        bn: '"সব উত্তোলন", "ফিরে যান" বা "অগ্রগতি দেখুন", যেটি আছে সেটি চাপুন',
      },
    },
  },
  outcomes: {
    loadTerms: {
      'deposit: free to deposit': {
        output: { kind: 'open', terms: deposit },
        en: 'The player may deposit, within a limit',
        bn: 'খেলোয়াড় একটি লিমিটের মধ্যে ডিপোজিট করতে পারেন',
      },
      'deposit: one is begun': {
        output: { kind: 'first', first: 'deposit', terms: deposit, moved: { of: 'deposit', ...pendingDeposit } },
        en: 'A deposit waits for the provider',
        bn: 'একটি ডিপোজিট পেমেন্ট সেবার অপেক্ষায় আছে',
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
        en: 'No payment provider is there',
        bn: 'কোনো পেমেন্ট সেবা চালু নেই',
      },
      'deposit: for the first time': {
        output: { kind: 'offered', terms: { ...deposit, limitLeft: null, offerLimits: true } },
        en: 'The player has never deposited, and has no limits',
        bn: 'খেলোয়াড় আগে কখনও ডিপোজিট করেননি, লিমিটও ঠিক করেননি',
      },
      'first: a bonus was chosen before': {
        output: { kind: 'open', terms: first },
        en: 'The player has never deposited, and a new-member bonus can come with it',
        bn: 'খেলোয়াড় আগে কখনও ডিপোজিট করেননি, সঙ্গে নতুন সদস্যের বোনাস নেওয়া যায়',
      },
      'withdrawal: all is there': {
        output: { kind: 'open', terms: withdrawal },
        en: 'There are a payment password and an account',
        bn: 'পেমেন্ট পাসওয়ার্ড ও অ্যাকাউন্ট আছে',
      },
      'withdrawal: no payment password': {
        output: { kind: 'first', first: 'paymentPassword' },
        en: 'There is no payment password yet',
        bn: 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
      },
      'withdrawal: no account': {
        output: { kind: 'first', first: 'bankAccount' },
        en: 'No account is added yet',
        bn: 'এখনও কোনো অ্যাকাউন্ট যুক্ত নেই',
      },
      'withdrawal: the payment password is locked': {
        output: { kind: 'blocked', terms: { ...withdrawal, protection: 'locked' }, block: 'locked' },
        en: 'The payment password was wrong too often',
        bn: 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
      },
      'withdrawal: every account rests after a recovery': {
        output: { kind: 'blocked', terms: { ...withdrawal, accounts: [resting] }, block: 'resting' },
        en: 'The only account was added soon after the password was reset',
        bn: 'পাসওয়ার্ড রিসেটের পরপরই একমাত্র অ্যাকাউন্টটি যোগ করা হয়েছে',
      },
      'wallets: all in the main wallet': {
        output: { kind: 'open', terms: wallets('25000.00', '0.00') },
        en: 'Everything is in the main wallet',
        bn: 'সব ব্যালেন্স মূল ওয়ালেটে আছে',
      },
      'wallets: some with a vendor': {
        output: { kind: 'open', terms: wallets('24600.00', '400.00') },
        en: 'A part is in a game wallet',
        bn: 'কিছু ব্যালেন্স একটি গেম ওয়ালেটে আছে',
      },
      'wallets: one wallet for all games': {
        output: {
          kind: 'blocked',
          terms: { ...wallets('25000.00', '0.00'), isSingle: true, wallets: [] },
          block: 'single',
        },
        en: 'There is one wallet for all games',
        bn: 'সব গেমের জন্য একটিই ওয়ালেট',
      },
      'partner: somebody below': {
        output: { kind: 'open', terms: partner },
        en: 'There is a downline, and a payment password',
        bn: 'একজন ডাউনলাইন ও পেমেন্ট পাসওয়ার্ড আছে',
      },
      'partner: nobody': {
        output: { kind: 'blocked', terms: { ...partner, downlines: [] }, block: 'alone' },
        en: 'There is neither an upline nor a downline',
        bn: 'আপলাইন বা ডাউনলাইন কেউ নেই',
      },
      'partner: no payment password': {
        output: { kind: 'first', first: 'paymentPassword' },
        en: 'There is no payment password yet',
        bn: 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
      },
      'partner: the payment password is locked': {
        output: { kind: 'blocked', terms: partner, block: 'locked' },
        en: 'The payment password was wrong too often',
        bn: 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
      },
      offline,
    },
    check: {
      'deposit: within the terms': { ...clear, en: 'The amount is within the terms', bn: 'পরিমাণটি শর্তের মধ্যে আছে' },
      'deposit: over the limit': {
        ...wrong('deposit.amount.available'),
        en: 'The amount is more than the limits leave',
        bn: 'পরিমাণটি লিমিটের বাকি অংশের বেশি',
      },
      'first: within the terms': { ...clear, en: 'The amount is within the terms', bn: 'পরিমাণটি শর্তের মধ্যে আছে' },
      'first: too small for the bonus': {
        output: { kind: 'wrong', problems: [{ field: 'bonus', code: 'deposit.bonus.least' }] },
        en: 'The amount is less than the bonus asks for',
        bn: 'বোনাসের জন্য পরিমাণটি কম',
      },
      'withdrawal: what will happen': {
        ...review(bankAccount),
        en: 'The gateway says what will happen',
        bn: 'গেটওয়ে জানায় কী হবে',
      },
      'withdrawal: more than there is': {
        ...wrong('withdrawal.amount.available'),
        en: 'The amount is more than there is',
        bn: 'পরিমাণটি যা আছে তার বেশি',
      },
      'withdrawal: the balance has changed': {
        error: failed(422, 'ledger.insufficient', poorer),
        en: 'The gateway rejects it: insufficient balance',
        bn: 'গেটওয়ে ফিরিয়ে দেয়: ব্যালেন্স কম',
      },
      'wallets: what will happen': {
        output: { kind: 'review', review: { amount: '400.00', balanceAfter: '24600.00', to: null } },
        en: 'The balance covers the amount',
        bn: 'যথেষ্ট ব্যালেন্স আছে',
      },
      'wallets: all of it comes back': { ...clear, en: 'Everything can be returned', bn: 'সব ফেরত আসতে পারে' },
      'wallets: more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount is more than there is',
        bn: 'পরিমাণটি যা আছে তার বেশি',
      },
      'partner: what will happen': {
        ...review(null),
        en: 'The amount is within the bounds',
        bn: 'পরিমাণটি শর্তের মধ্যে আছে',
      },
      'partner: more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount is more than there is',
        bn: 'পরিমাণটি যা আছে তার বেশি',
      },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর পরীক্ষা ব্যর্থ হয়' },
    },
    recheck: {
      'all is mended': { ...clear, en: 'All errors are fixed', bn: 'যা ভুল ছিল সব এখন ঠিক' },
      'deposit: still over the limit': {
        ...wrong('deposit.amount.available'),
        en: 'The amount is still more than the limits leave',
        bn: 'পরিমাণটি এখনও লিমিটের বাকি অংশের বেশি',
      },
      'withdrawal: still more than there is': {
        ...wrong('withdrawal.amount.available'),
        en: 'The amount is still more than there is',
        bn: 'পরিমাণটি এখনও যা আছে তার বেশি',
      },
      'wallets: still more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount is still more than there is',
        bn: 'পরিমাণটি এখনও যা আছে তার বেশি',
      },
      'partner: still more than there is': {
        ...wrong('transfer.amount.available'),
        en: 'The amount is still more than there is',
        bn: 'পরিমাণটি এখনও যা আছে তার বেশি',
      },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর পরীক্ষা ব্যর্থ হয়' },
    },
    send: {
      'deposit: begun': {
        output: { kind: 'begun', moved: { of: 'deposit', ...pendingDeposit } },
        en: 'The gateway starts the deposit',
        bn: 'গেটওয়ে ডিপোজিটটি শুরু করে',
      },
      'deposit: another limit is reached': {
        ...rejection('deposit.limit', 'This exceeds your deposit limit: P 10.00 left.'),
        en: 'The gateway says: the limits leave less',
        bn: 'গেটওয়ে জানায়: লিমিটের মধ্যে এত বাকি নেই',
      },
      'deposit: a time-out was begun meanwhile': {
        output: { kind: 'changed' },
        en: 'The gateway reports a time-out that has just started',
        bn: 'গেটওয়ে জানায়: এর মধ্যে বিরতি শুরু হয়েছে',
      },
      'first: begun': {
        output: { kind: 'begun', moved: { of: 'deposit', ...pendingDeposit } },
        en: 'The gateway starts the deposit, with the bonus',
        bn: 'গেটওয়ে বোনাসসহ ডিপোজিটটি শুরু করে',
      },
      'first: the bonus has ended': {
        output: { kind: 'refused', failure: failed(409, 'deposit.bonus', 'This bonus cannot come with this deposit.') },
        en: 'The gateway says: this bonus cannot come with this deposit',
        bn: 'গেটওয়ে জানায়: এই ডিপোজিটের সঙ্গে এই বোনাস পাওয়া যায় না',
      },
      'withdrawal: sent': {
        output: { kind: 'done', moved: { of: 'withdrawal', ...sent } },
        en: 'The gateway accepts it',
        bn: 'গেটওয়ে গ্রহণ করে',
      },
      'withdrawal: payment password missing': untyped,
      'withdrawal: wrong payment password': wrongPayment,
      'withdrawal: wrong too often': lockedOut,
      'withdrawal: the balance has changed': {
        ...rejection('ledger.insufficient', poorer),
        en: 'The gateway rejects it: insufficient balance',
        bn: 'গেটওয়ে ফিরিয়ে দেয়: ব্যালেন্স কম',
      },
      'wallets: it lies with the vendor': {
        output: { kind: 'renewed', terms: wallets('24600.00', '400.00'), draft: out },
        en: 'The gateway moves it to the game wallet',
        bn: 'গেটওয়ে পরিমাণটি গেম ওয়ালেটে পাঠায়',
      },
      'wallets: it is back': {
        output: { kind: 'renewed', terms: wallets('25000.00', '0.00'), draft: back },
        en: 'The gateway moves it back',
        bn: 'গেটওয়ে পরিমাণটি ফিরিয়ে আনে',
      },
      'wallets: all came back': {
        output: { kind: 'renewed', terms: wallets('25000.00', '0.00'), draft: allBack },
        en: 'The gateway brings all of it back',
        bn: 'গেটওয়ে সব ব্যালেন্স ফিরিয়ে আনে',
      },
      'wallets: it was spent meanwhile': {
        ...rejection('ledger.insufficient', poorer),
        en: 'The gateway rejects it: insufficient balance',
        bn: 'গেটওয়ে ফিরিয়ে দেয়: ব্যালেন্স কম',
      },
      'partner: sent': {
        output: {
          kind: 'done',
          moved: {
            of: 'partner',
            transferId: '01930000-0000-7000-8000-0000000000f1',
            to: 'downline',
            amount: '1000.00',
            balance: '1500.00',
          },
        },
        en: 'The gateway accepts it',
        bn: 'গেটওয়ে গ্রহণ করে',
      },
      'partner: payment password missing': untyped,
      'partner: wrong payment password': wrongPayment,
      'partner: wrong too often': lockedOut,
      'partner: the balance has changed': {
        ...rejection('ledger.insufficient', poorer),
        en: 'The gateway rejects it: insufficient balance',
        bn: 'গেটওয়ে ফিরিয়ে দেয়: ব্যালেন্স কম',
      },
      offline,
    },
  },
} satisfies Samples<typeof moneyMoveMachine>;
