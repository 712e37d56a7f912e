import type { Samples } from '../../src/atlas';
import type { BankAccount, Withdrawal } from '../../src/contract';
import type { Offer, withdrawalMachine } from './withdrawal.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const account: BankAccount = {
  id,
  kind: 'bank',
  provider: 'Meghla Bank',
  holder: 'Rahim Uddin',
  maskedNumber: '••••4321',
  boundAt: 1_800_000_000_000,
};
const offer: Offer = {
  min: '100.00',
  max: '50000.00',
  available: '2500.00',
  turnoverRemaining: '0.00',
  accounts: [account],
  protection: 'set',
  autoConfirmMinutes: 30,
  playerCancels: false,
};
const poorer = { error: { kind: 'rejected', code: 'ledger.insufficient', message: 'Not enough.', status: 422 } };
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
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const child = { changed: { output: { changed: true } }, left: { output: { changed: false } }, 'broke down': broken };

/** What a withdrawal is asked on, and how it can go. */
export const withdrawalSamples = {
  events: {
    'form.submitted': { 'a part of the balance': { asked: { bankAccountId: id, amount: '1000.00' } } },
    'account.wanted': { 'by the player': {} },
    'protection.submitted': { 'by the player': {} },
    'look.left': { 'by the player': {} },
    'another.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadOffer: {
      'all is there': { output: offer },
      'no payment password': { output: { ...offer, protection: 'unset' } },
      'the payment password rests': { output: { ...offer, protection: 'locked' } },
      'no account': { output: { ...offer, accounts: [] } },
      offline,
    },
    paymentPassword: child,
    bankAccount: child,
    validate: {
      'within the terms': { output: [] },
      'more than there is': { output: [{ field: 'amount', code: 'withdrawal.amount.available' }] },
      'broke down': broken,
    },
    previewWithdrawal: {
      'what will happen': { output: { amount: '1000.00', balanceAfter: '1500.00', to: account, autoConfirmMinutes: 30 } },
      'the balance has changed': poorer,
    },
    withdraw: {
      sent: { output: sent },
      'wrong payment password': { error: { kind: 'rejected', code: 'payment.wrong', message: 'Wrong', status: 422 } },
      'wrong too often': { error: { kind: 'rejected', code: 'payment.locked', message: 'It rests.', status: 429 } },
      'the balance has changed': poorer,
      offline,
    },
  },
} satisfies Samples<typeof withdrawalMachine>;
