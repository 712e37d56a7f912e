import type { Samples } from '../../src/atlas';
import type { Deposit, DepositTerms } from '../../src/contract';
import type { depositMachine } from './deposit.machine';

const terms: DepositTerms = {
  methods: [{ code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' }],
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
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What a deposit is asked on, and how it can go. */
export const depositSamples = {
  events: {
    'limit.chosen': { 'of a day': { period: 'day' } },
    'tutorial.wanted': { 'by the player': {} },
    'tutorial.left': { 'by the player': {} },
    'history.wanted': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    moneyMove: {
      'one is begun': { output: { terms: { of: 'deposit', ...terms }, moved: { of: 'deposit', ...begun }, first: null } },
      'broke down': broken,
    },
    depositPayment: { 'it was seen how it ended': { output: undefined }, 'broke down': broken },
    depositLimit: { 'it is left': { output: { changed: false } }, 'broke down': broken },
    depositHistory: { 'it is left': { output: undefined }, 'broke down': broken },
  },
} satisfies Samples<typeof depositMachine>;
