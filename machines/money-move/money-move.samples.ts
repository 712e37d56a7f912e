import type { Samples } from '../../src/atlas';
import type { BankAccount, Deposit, Withdrawal } from '../../src/contract';
import type { moneyMoveMachine, Terms } from './money-move.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const account: BankAccount = {
  id,
  kind: 'bank',
  provider: 'Meghla Bank',
  holder: 'Rahim Uddin',
  maskedNumber: '••••4321',
  boundAt: 1_800_000_000_000,
};
const deposit: Extract<Terms, { of: 'deposit' }> = {
  of: 'deposit',
  methods: [
    { code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' },
    { code: 'bank', name: 'Bank transfer', min: '500.00', max: '100000.00' },
  ],
  barred: null,
  limitLeft: '4000.00',
  offerLimits: false,
};
const begun: Deposit = {
  id: '01930000-0000-7000-8000-0000000000e1',
  number: 'D00000001',
  method: 'nodi',
  amount: '1000.00',
  state: 'pending',
  payUrl: 'https://pay.example.test/D00000001',
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_001_800_000,
  reason: null,
};
const withdrawal: Extract<Terms, { of: 'withdrawal' }> = {
  of: 'withdrawal',
  min: '100.00',
  max: '50000.00',
  available: '2500.00',
  turnoverRemaining: '0.00',
  accounts: [account],
  protection: 'set',
  autoConfirmMinutes: 30,
  playerCancels: false,
};
const sent: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'requested',
  version: 1,
  permitted: [],
  to: account,
  createdAt: 1_800_000_000_000,
  deadline: null,
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  proofs: [],
  steps: [{ state: 'requested', at: 1_800_000_000_000, reason: null }],
};
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
  available: '2500.00',
  min: '100.00',
  max: '50000.00',
};
const [out, back, allBack] = [
  { from: 'main', to: 'moyur', amount: '400.00' },
  { from: 'moyur', to: 'main', amount: '400.00' },
  { from: 'all', to: 'main', amount: '400.00' },
];
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const failed = (status: number, code: string, message: string) => ({ kind: 'rejected' as const, code, message, status });
const refused = (code: string, message: string) => ({ output: { kind: 'refused' as const, failure: failed(422, code, message) } });
const wrong = (code: string) => ({ output: { kind: 'wrong' as const, problems: [{ field: 'amount', code }] } });
const review = (to: BankAccount | null) => ({
  output: { kind: 'review' as const, review: { amount: '1000.00', balanceAfter: '1500.00', to } },
});
const clear = { output: { kind: 'clear' as const } };
const lockedOut = { output: { kind: 'blocked' as const, block: 'locked' as const } };
const wrongPayment = { error: failed(422, 'payment.wrong', 'The payment password is wrong.') };
const poorer = 'Not enough.';

/**
 * What a move can be bound to, and how it can go. What belongs to one kind of move alone begins with it: `deposit`, `withdrawal`, `wallets`
 * or `partner`.
 */
export const moneyMoveSamples = {
  events: {
    'form.submitted': {
      'deposit: within the limit': { draft: { from: 'nodi', to: 'main', amount: '1000.00' } },
      'withdrawal: a part of the balance': { draft: { from: 'main', to: id, amount: '1000.00' } },
      'withdrawal: too much': { draft: { from: 'main', to: id, amount: '40000.00' } },
      'wallets: to a vendor': { draft: out },
      'wallets: back from a vendor': { draft: back },
      'wallets: all of it back': { draft: allBack },
      'partner: a part of the balance': { draft: { from: 'main', to: 'downline', amount: '1000.00' } },
    },
    'limits.wanted': { 'deposit: by the player': {} },
    'limits.declined': { 'deposit: by the player': {} },
    'payment.submitted': { 'by the player': {} },
    'review.left': { 'by the player': {} },
    'another.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'withdrawal: by the player': {} },
  },
  outcomes: {
    loadTerms: {
      'deposit: free to deposit': { output: { kind: 'open', terms: deposit } },
      'deposit: one is begun': { output: { kind: 'begun', terms: deposit, moved: { of: 'deposit', ...begun } } },
      'deposit: in a time-out': {
        output: { kind: 'blocked', terms: { ...deposit, barred: { by: 'timeOut', until: 1_800_086_400_000 } }, block: 'barred' },
      },
      'deposit: no provider': { output: { kind: 'blocked', terms: { ...deposit, methods: [] }, block: 'closed' } },
      'deposit: for the first time': { output: { kind: 'offered', terms: { ...deposit, limitLeft: null, offerLimits: true } } },
      'withdrawal: all is there': { output: { kind: 'open', terms: withdrawal } },
      'withdrawal: no payment password': { output: { kind: 'first', first: 'paymentPassword' } },
      'withdrawal: no account': { output: { kind: 'first', first: 'bankAccount' } },
      'withdrawal: the payment password is locked': {
        output: { kind: 'blocked', terms: { ...withdrawal, protection: 'locked' }, block: 'locked' },
      },
      'wallets: all in the main wallet': { output: { kind: 'open', terms: wallets('25000.00', '0.00') } },
      'wallets: some with a vendor': { output: { kind: 'open', terms: wallets('24600.00', '400.00') } },
      'wallets: one wallet for all games': {
        output: { kind: 'blocked', terms: { ...wallets('25000.00', '0.00'), isSingle: true, wallets: [] }, block: 'single' },
      },
      'partner: somebody below': { output: { kind: 'open', terms: partner } },
      'partner: nobody': { output: { kind: 'blocked', terms: { ...partner, downlines: [] }, block: 'alone' } },
      'partner: no payment password': { output: { kind: 'first', first: 'paymentPassword' } },
      'partner: the payment password is locked': { output: { kind: 'blocked', terms: partner, block: 'locked' } },
      offline,
    },
    check: {
      'deposit: within the terms': clear,
      'deposit: over the limit': wrong('deposit.amount.available'),
      'withdrawal: what will happen': review(account),
      'withdrawal: more than there is': wrong('withdrawal.amount.available'),
      'withdrawal: the balance has changed': { error: failed(422, 'ledger.insufficient', poorer) },
      'wallets: there is as much': clear,
      'wallets: more than there is': wrong('transfer.amount.available'),
      'partner: what will happen': review(null),
      'partner: more than there is': wrong('transfer.amount.available'),
      'broke down': broken,
    },
    send: {
      'deposit: begun': { output: { kind: 'begun', moved: { of: 'deposit', ...begun } } },
      'deposit: another limit is reached': refused('deposit.limit', 'Your deposit limits leave P 10.00.'),
      'deposit: a time-out was begun meanwhile': { output: { kind: 'changed' } },
      'withdrawal: sent': { output: { kind: 'done', moved: { of: 'withdrawal', ...sent } } },
      'withdrawal: wrong payment password': wrongPayment,
      'withdrawal: wrong too often': lockedOut,
      'withdrawal: the balance has changed': refused('ledger.insufficient', poorer),
      'wallets: it lies with the vendor': { output: { kind: 'renewed', terms: wallets('24600.00', '400.00'), draft: out } },
      'wallets: it is back': { output: { kind: 'renewed', terms: wallets('25000.00', '0.00'), draft: back } },
      'wallets: all came back': { output: { kind: 'renewed', terms: wallets('25000.00', '0.00'), draft: allBack } },
      'wallets: it was spent meanwhile': refused('ledger.insufficient', poorer),
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
      },
      'partner: wrong payment password': wrongPayment,
      'partner: wrong too often': lockedOut,
      'partner: the balance has changed': refused('ledger.insufficient', poorer),
      offline,
    },
  },
} satisfies Samples<typeof moneyMoveMachine>;
