import type { Samples } from '../../src/atlas';
import type { Withdrawal } from '../../src/contract';
import type { withdrawalMachine } from './withdrawal.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const sent: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'requested',
  version: 1,
  permitted: [],
  to: { id, kind: 'bank', provider: 'Meghla Bank', holder: 'Rahim Uddin', maskedNumber: '••••4321', boundAt: 1_800_000_000_000 },
  createdAt: 1_800_000_000_000,
  deadline: null,
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  proofs: [],
  steps: [{ state: 'requested', at: 1_800_000_000_000, reason: null }],
};
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const child = { changed: { output: { changed: true } }, left: { output: { changed: false } }, 'broke down': broken };
const nothing = { terms: null, moved: null, first: null };

/** What a withdrawal is asked on, and how it can go. */
export const withdrawalSamples = {
  events: {
    'account.wanted': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    moneyMove: {
      'it was sent': { output: { ...nothing, moved: { of: 'withdrawal', ...sent } } },
      'it was left': { output: nothing },
      'no payment password': { output: { ...nothing, first: 'paymentPassword' } },
      'no account': { output: { ...nothing, first: 'bankAccount' } },
      'broke down': broken,
    },
    paymentPassword: child,
    bankAccount: child,
  },
} satisfies Samples<typeof withdrawalMachine>;
