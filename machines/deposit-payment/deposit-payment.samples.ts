import type { Samples } from '../../src/atlas';
import type { Deposit } from '../../src/contract';
import type { depositPaymentMachine } from './deposit-payment.machine';

const pending: Deposit = {
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
const over: Deposit = { ...pending, payUrl: null };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** Which deposit is followed, and what becomes of it. */
export const depositPaymentSamples = {
  inputs: { 'one that waits': { deposit: pending } },
  events: {
    'deposit.changed': {
      'it still waits': { deposit: pending },
      'it was credited': { deposit: { ...over, state: 'credited' } },
      'the provider refused it': { deposit: { ...over, state: 'failed', reason: 'declined' } },
      'it was not paid in time': { deposit: { ...over, state: 'expired' } },
    },
    'countdown.ticked': { 'a minute and a half': { secondsLeft: 90 } },
    'countdown.ended': { 'the time is over': {} },
    'another.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: { watchDeposit: { 'broke down': broken }, countdown: { 'broke down': broken } },
} satisfies Samples<typeof depositPaymentMachine>;
