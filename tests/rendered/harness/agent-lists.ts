import type { OpenLinks } from '../../../machines/agents/team-registration/team-registration.machine';
import type { Notice } from '../../../src/contract';
import type { Consolidated } from '../../../src/contract/agents/agent-contracts';
import type { TeamOverview } from '../../../src/contract/agents/team';
import type { ProfitLoss } from '../../../src/portal/features/agents/agent-profit-loss/agent-profit-loss.flow';

/** An agent whose agreement pages are all enabled. */
export const consolidated: Consolidated = {
  ...{ divtypereq: null, dailysalreqtype: null, contracthoursalreq: null, realtimesalreqtype: null },
  ...{ divinfotype: 'none', dailysalinfotype: 'none', contracthoursalinfotype: 'none', realtimesalinfotype: 'none' },
};

const figures = {
  ...{ bets: 12, stake: '1200.00', validBet: '1100.00', result: '900.00', net: '-300.00' },
  ...{
    deposits: '2000.00',
    withdrawals: '500.00',
    bonuses: '50.00',
    cashback: '7.00',
    salary: '30.00',
    total: '-213.00',
  },
};
const day = (date: number, validBet: string) => ({ day: `2026-11-${date}`, joined: 1, ...figures, validBet });
export const teamOverview: TeamOverview = {
  asOf: 1_800_000_000_000,
  team: { downlines: 8, members: 120, agents: 9 },
  days: [day(18, '300.00'), day(19, '0.00'), day(20, '800.00')],
  sums: { joined: 3, ...figures },
};

export const profitLoss: ProfitLoss = {
  asOf: 1_800_000_000_000,
  list: [
    { userName: 'jaman', kind: 'agent', level: 1, joined: '2026-10-01', downlines: 4, ...figures },
    {
      userName: 'karim',
      kind: 'member',
      level: 1,
      joined: '2026-10-02',
      downlines: 0,
      ...figures,
      net: '75.00',
      total: '162.00',
    },
  ],
  next: 'karim',
  sums: { joined: 3, ...figures },
};

const noticeBody = { date: '2026-11-20', content: '<p>Nobody who takes a break is asked to play.</p>' };
const list: Notice[] = [
  { id: '01930000-0000-7000-8000-0000000000e1', type: 'H', title: 'The rules of inviting', ...noticeBody },
  { id: '01930000-0000-7000-8000-0000000000e2', type: 'PL', title: 'When income is settled', ...noticeBody },
];
export const agentAnnouncements = { list, pageNum: 1, totalPages: 2, total: 11 };

export const openLinks: OpenLinks = {
  list: [
    { code: 'SHAPLA26', kind: 'member', note: 'Boat club', rates: {}, madeAt: 1_800_000_000_000, joined: 3 },
    {
      code: 'PADMA27',
      kind: 'agent',
      note: '',
      rates: { daily: 2_500, win: 40 },
      madeAt: 1_800_000_000_000,
      joined: 0,
    },
  ],
  most: 20,
  rates: ['daily', 'win', 'loss'],
};
