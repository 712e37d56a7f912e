import type { Samples } from '../../src/atlas';
import type { Withdrawal, WithdrawalState } from '../../src/contract';
import type { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const stepsTo = (...states: WithdrawalState[]) => states.map((state) => ({ state, at: 1_800_000_000_000, reason: null }));
const disbursed: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'disbursed',
  version: 3,
  permitted: ['player.received', 'player.notReceived', 'player.partiallyReceived'],
  to: {
    id: `${id.slice(0, -1)}2`,
    kind: 'bank',
    provider: 'Meghla Bank',
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
  steps: stepsTo('requested', 'approved', 'disbursed'),
};
const received: Withdrawal = {
  ...disbursed,
  state: 'received',
  version: 5,
  permitted: [],
  deadline: null,
  receivedAmount: '1000.00',
  remainingAmount: '0.00',
  steps: stepsTo('requested', 'approved', 'disbursed', 'received'),
};
const missing: Withdrawal = {
  ...disbursed,
  state: 'notReceived',
  version: 4,
  permitted: ['player.received'],
  deadline: null,
  receivedAmount: '0.00',
  remainingAmount: '1000.00',
  steps: stepsTo('requested', 'approved', 'disbursed', 'notReceived'),
};
const partly: Withdrawal = {
  ...missing,
  state: 'partiallyReceived',
  receivedAmount: '400.00',
  remainingAmount: '600.00',
  steps: stepsTo('requested', 'approved', 'disbursed', 'partiallyReceived'),
};
const counted: Withdrawal = {
  ...disbursed,
  state: 'countedReceived',
  version: 4,
  permitted: [],
  deadline: null,
  steps: stepsTo('requested', 'approved', 'disbursed', 'countedReceived'),
};
const cancellable: Withdrawal = {
  ...disbursed,
  state: 'requested',
  version: 1,
  permitted: ['player.cancelled'],
  deadline: null,
  steps: stepsTo('requested'),
};
const reviewed: Withdrawal = { ...cancellable, permitted: [] };
const cancelled: Withdrawal = { ...cancellable, state: 'cancelled', version: 2, permitted: [], steps: stepsTo('requested', 'cancelled') };
const outdated = { error: { kind: 'rejected', code: 'withdrawal.changed', message: 'It has changed.', status: 409 } };
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** How a withdrawal can stand, and what can be said of it. */
export const withdrawalConfirmationSamples = {
  inputs: { 'of a withdrawal': { id } },
  events: {
    'withdrawal.changed': {
      'it is paid out': { withdrawal: disbursed },
      'it is received': { withdrawal: received },
      'it is looked into': { withdrawal: missing },
    },
    'countdown.ticked': { 'a minute is left': { secondsLeft: 60 } },
    'countdown.ended': { 'time is over': {} },
    'received.chosen': { 'by the player': {} },
    'report.chosen': { 'nothing arrived': { arrived: 'nothing' }, 'a part arrived': { arrived: 'part' } },
    'receipt.confirmed': { 'by the player': {} },
    'cancel.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadWithdrawal: {
      'paid out': { output: disbursed },
      'looked into': { output: missing },
      'being reviewed, and may be cancelled': { output: cancellable },
      'being reviewed': { output: reviewed },
      'counted as received': { output: counted },
      'nothing to be said': { output: received },
      offline,
    },
    watchWithdrawal: { 'broke down': broken },
    countdown: { 'broke down': broken },
    withdrawalReport: {
      'nothing arrived': { output: { withdrawal: missing, outdated: false } },
      'a part arrived': { output: { withdrawal: partly, outdated: false } },
      outdated: { output: { withdrawal: null, outdated: true } },
      left: { output: { withdrawal: null, outdated: false } },
      'broke down': broken,
    },
    confirmReceived: { taken: { output: received }, outdated, offline },
    cancelWithdrawal: { cancelled: { output: cancelled }, outdated, offline },
  },
} satisfies Samples<typeof withdrawalConfirmationMachine>;
