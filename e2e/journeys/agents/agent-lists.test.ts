import { type List, looksAtLists } from '../../harness/lists';

const agent = (page: string) => `/?dialog=agentCentre&page=${page}`;
const team = { as: 'agent', fixture: 'agentWithMembers' };

/** Lists of an agent. */
const LISTS: Record<string, List> = {
  'the figures of a team by day': { ...team, path: agent('agentTeamOverview') },
  'a team': { ...team, path: agent('downlineManagmentView') },
  'the bets of a team': { ...team, path: agent('personalHistoryCopy') },
  'the profit and loss of a team': { ...team, path: agent('palStatementsAgentCopy') },
  'the transactions of a team': { ...team, path: agent('agentDownlineTransactionDetailsCopy') },
  'the bills of an agent': { fixture: 'salaryBilled', as: 'agent', path: agent('agentRevenueReport') },
  'the contracts that were given': { fixture: 'salariesOfThree', as: 'agent', path: agent('agentDailyWages2') },
};

looksAtLists(LISTS);
