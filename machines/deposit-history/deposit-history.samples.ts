import type { Samples } from '../../src/atlas';
import type { Deposit } from '../../src/contract';
import type { depositHistoryMachine } from './deposit-history.machine';

const deposit: Deposit = {
  id: '01930000-0000-7000-8000-0000000000e1',
  number: 'D00000001',
  method: 'nodi',
  amount: '1000.00',
  state: 'credited',
  payUrl: null,
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_001_800_000,
  reason: null,
};
const page = { list: [deposit], pageNum: 1, totalPages: 2, total: 11 };

/** Which deposits there can be. */
export const depositHistorySamples = {
  events: {
    'page.chosen': { 'the second': { pageNo: 2 } },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadDeposits: {
      some: { output: page },
      none: { output: { list: [], pageNum: 1, totalPages: 0, total: 0 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof depositHistoryMachine>;
