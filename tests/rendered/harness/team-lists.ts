import type { TeamPage } from '../../../machines/agents/team/team.machine';
import { sheet } from '../../../machines/agents/team/team.samples';
import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { betDetail } from '../../../machines/samples';
import type { TeamBetsPage } from '../../../src/portal/features/agents/agent-team/team-betting.flow';
import type { TransactionsPage } from '../../../src/portal/features/agents/agent-team/team-transactions.flow';
import { moneyMoveForm } from './money-move-form';
import { inert } from './test-doubles';

const {
  path: _,
  mobile: __,
  email: ___,
  lastSeen: ____,
  blocked: _____,
  contractsOff: _______,
  team: ______,
  ...entry
} = sheet;
export const teamPage: TeamPage = {
  asOf: 1_800_000_000_000,
  path: ['agent'],
  list: [
    { ...entry, downlines: 0 },
    { ...entry, userName: 'jaman', kind: 'agent', downlines: 4 },
  ],
  next: 'jaman',
  pageNum: 1,
  totalPages: 2,
};
/** A transfer in its form. */
export const transferForm = inert(transferUplineMachine, {
  value: 'transferring',
  context: { failure: null },
  children: { moneyMove: moneyMoveForm('partner') },
});

const {
  roundId: a,
  studio: b,
  bonusPart: c,
  transactions: d,
  events: e,
  evidence: f,
  verification: g,
  draw: h,
  ...bet
} = betDetail;
const pages = { next: 'more', pageNum: 1, totalPages: 2 };
export const teamBets: TeamBetsPage = {
  list: [{ ...bet, userName: 'downline' }],
  sums: { bets: 11, stake: '1100.00', validBet: '1100.00', result: '900.00', net: '-200.00' },
  games: [{ game: 'lab-wheel', gameName: 'Wheel' }],
  ...pages,
};
export const teamTransactions: TransactionsPage = {
  list: [
    {
      entry: 'one',
      userName: 'downline',
      kind: 'withdrawal',
      state: 'pending',
      amount: '-500.00',
      at: 1_800_000_000_000,
    },
    { entry: 'two', userName: 'jaman', kind: 'salary', state: 'posted', amount: '75.00', at: 1_799_999_000_000 },
  ],
  ...pages,
};
