import type { ContractKind } from '../contract/agents/agent-contracts';
import type { HiddenPage, PageRow } from './parts/portal/destination';

/** Page for unknown addresses. */
export const unknownPage: HiddenPage = {
  seat: 'page',
  words: [],
  load: () => import('./features/agents/agent-centre/unknown'),
};

const contractsOf = (kind: ContractKind) => async () =>
  (await import('./features/agents/agent-contracts')).contracts[kind];

/**
 * The pages of the agent centre, in the order of its menu; those of contracts each only where it is on
 * (s6.flag.agent-salary-pages).
 */
export const pages = {
  agentAnnouncement: {
    seat: 'page',
    icon: 'horn',
    label: /*i18n*/ { id: 'agentCentre.agentAnnouncement', message: 'Announcements' },
    words: ['agent-announcement'],
    load: () => import('./features/agents/agent-announcement'),
    runs: 'list',
  },
  // s9.const.default-pages: the centre opens with it.
  agentTeamOverview: {
    seat: 'page',
    icon: 'chart',
    label: /*i18n*/ { id: 'agentCentre.agentTeamOverview', message: 'Overview' },
    words: ['agent-overview', 'team'],
    load: () => import('./features/agents/agent-overview'),
    runs: 'list',
  },
  registerCenter: {
    seat: 'page',
    icon: 'plus',
    label: /*i18n*/ { id: 'agentCentre.registerCenter', message: 'Registration centre' },
    words: ['agent-registration', 'member-centre'],
    load: () => import('./features/agents/agent-registration'),
    runs: 'team-registration',
  },
  downlineManagmentView: {
    seat: 'page',
    words: ['agent-team', 'transfer-upline', 'payment-password', 'contract-offer', 'contracts'],
    load: () => import('./features/agents/agent-team'),
    runs: 'team',
    icon: 'users',
    label: /*i18n*/ { id: 'agentCentre.downlineManagmentView', message: 'Team management' },
  },
  personalHistoryCopy: {
    seat: 'page',
    words: ['agent-team', 'betting-record'],
    load: () => import('./features/agents/agent-team/betting'),
    runs: 'account-record',
    icon: 'receipt',
    label: /*i18n*/ { id: 'agentCentre.personalHistoryCopy', message: 'Team betting' },
  },
  palStatementsAgentCopy: {
    seat: 'page',
    icon: 'percent',
    label: /*i18n*/ { id: 'agentCentre.palStatementsAgentCopy', message: 'User profit and loss' },
    words: ['agent-profit-loss', 'team'],
    load: () => import('./features/agents/agent-profit-loss'),
    runs: 'list',
  },
  agentRevenueReport: {
    seat: 'page',
    icon: 'coin',
    label: /*i18n*/ { id: 'agentCentre.agentRevenueReport', message: 'My income' },
    words: ['agent-income', 'contracts'],
    load: () => import('./features/agents/agent-income'),
    runs: 'agent-income',
  },
  agentDownlineTransactionDetailsCopy: {
    seat: 'page',
    words: ['agent-team', 'betting-record', 'account-record'],
    load: () => import('./features/agents/agent-team/transactions'),
    runs: 'account-record',
    icon: 'swap',
    label: /*i18n*/ { id: 'agentCentre.agentDownlineTransactionDetailsCopy', message: 'Transaction details' },
  },
  agentDividendRecordCopy2: {
    seat: 'page',
    icon: 'gift',
    label: /*i18n*/ { id: 'agentCentre.agentDividendRecordCopy2', message: 'Dividend' },
    contract: 'dividend',
    words: ['agent-contracts', 'contract-offer', 'contracts'],
    load: contractsOf('dividend'),
    runs: 'contracts',
  },
  agentDailyWages2: {
    seat: 'page',
    icon: 'wallet',
    label: /*i18n*/ { id: 'agentCentre.agentDailyWages2', message: 'Daily salary' },
    contract: 'daily',
    words: ['agent-contracts', 'contract-offer', 'contracts'],
    load: contractsOf('daily'),
    runs: 'contracts',
  },
  agentHourSalary: {
    seat: 'page',
    icon: 'clock',
    label: /*i18n*/ { id: 'agentCentre.agentHourSalary', message: 'Hourly salary' },
    contract: 'hourly',
    words: ['agent-contracts', 'contract-offer', 'contracts'],
    load: contractsOf('hourly'),
    runs: 'contracts',
  },
  agentRealtimeSalary: {
    seat: 'page',
    icon: 'bolt',
    label: /*i18n*/ { id: 'agentCentre.agentRealtimeSalary', message: 'Real-time salary' },
    contract: 'realtime',
    words: ['agent-contracts', 'contract-offer', 'contracts'],
    load: contractsOf('realtime'),
    runs: 'contracts',
  },
} as const satisfies Record<string, PageRow>;
