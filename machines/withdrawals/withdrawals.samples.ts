import type { Samples } from '../../src/atlas';
import type { Withdrawal } from '../../src/contract';
import type { withdrawalsMachine } from './withdrawals.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const paid: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'disbursed',
  version: 3,
  permitted: ['player.received', 'player.notReceived', 'player.partiallyReceived'],
  to: {
    id: `${id.slice(0, -1)}2`,
    kind: 'ewallet',
    provider: 'Nodi Pay',
    holder: 'Rahim Uddin',
    maskedNumber: '••••4321',
    boundAt: 1_800_000_000_000,
  },
  createdAt: 1_800_000_000_000,
  deadline: 1_800_001_800_000,
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  proofs: [],
  steps: [
    { state: 'requested', at: 1_800_000_000_000, reason: null },
    { state: 'approved', at: 1_800_000_000_000, reason: null },
    { state: 'disbursed', at: 1_800_000_000_000, reason: null },
  ],
};
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What can be opened, and how the parts of the page end. */
export const withdrawalsSamples = {
  events: {
    'withdrawal.requested': { 'by the player': {} },
    'withdrawal.chosen': { 'one that waits for the word': { id } },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    list: { failed: broken },
    withdrawal: { sent: { output: { sent: paid } }, left: { output: { sent: null } }, 'broke down': broken },
    withdrawalConfirmation: { left: { output: { said: false } }, 'broke down': broken },
  },
} satisfies Samples<typeof withdrawalsMachine>;
