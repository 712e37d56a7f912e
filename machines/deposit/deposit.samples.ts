import type { Samples } from '../../src/atlas';
import type { Deposit, DepositTerms } from '../../src/contract';
import type { depositMachine } from './deposit.machine';

const terms: DepositTerms = {
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
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const refused = (status: number, code: string, message: string) => ({ error: { kind: 'rejected', code, message, status } });

/** What a deposit is asked on, and how it can go. */
export const depositSamples = {
  events: {
    'form.submitted': { 'within the limit': { asked: { method: 'nodi', amount: '1000.00' } } },
    'limits.wanted': { 'by the player': {} },
    'limits.declined': { 'by the player': {} },
    'limit.chosen': { 'of a day': { period: 'day' } },
    'tutorial.wanted': { 'by the player': {} },
    'tutorial.left': { 'by the player': {} },
    'history.wanted': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadOffer: {
      'free to deposit': { output: { terms, deposit: null } },
      'one is begun': { output: { terms, deposit: begun } },
      'in a time-out': { output: { terms: { ...terms, barred: { by: 'timeOut', until: 1_800_086_400_000 } }, deposit: null } },
      'no provider': { output: { terms: { ...terms, methods: [] }, deposit: null } },
      'for the first time': { output: { terms: { ...terms, limitLeft: null, offerLimits: true }, deposit: null } },
      offline,
    },
    validate: {
      'within the terms': { output: [] },
      'over the limit': { output: [{ field: 'amount', code: 'deposit.amount.limit' }] },
      'broke down': broken,
    },
    createDeposit: {
      begun: { output: begun },
      'another limit is reached': refused(422, 'deposit.limit', 'Your deposit limits leave P 10.00.'),
      'a time-out was begun meanwhile': refused(403, 'deposit.barred', 'Not now.'),
      offline,
    },
    depositPayment: { 'it was seen how it ended': { output: undefined }, 'broke down': broken },
    depositLimit: { 'it is left': { output: { changed: false } }, 'broke down': broken },
    depositHistory: { 'it is left': { output: undefined }, 'broke down': broken },
  },
} satisfies Samples<typeof depositMachine>;
