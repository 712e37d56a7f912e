import type { Endpoint } from '../platform/endpoint';
import * as income from './agent-income';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
/** The spec does not give the relays' names; these are ours. */
const relay = {
  ...read,
  query: income.salaryQuery,
  response: income.salary,
  source: 's7.relay.salary-processing',
} as const;

/** An agent's income from agreements, with its calculation. Bills of others are `income.unknown`, like missing ones. */
export const agentIncomeEndpoints = {
  agentIncome: { ...read, path: '/wps/agent/income', query: income.incomeQuery, response: income.incomePage },
  agentBill: {
    ...read,
    path: '/wps/agent/income/bill',
    query: income.incomeBillQuery,
    response: income.incomeBillDetail,
  },
  agentBillBets: {
    ...read,
    path: '/wps/agent/income/bets',
    query: income.incomeBetsQuery,
    response: income.incomeBets,
  },
  dividendSalary: { ...relay, path: '/wps/relay/GCS_dividendSalary' },
  dailySalary: { ...relay, path: '/wps/relay/GCS_dailySalary' },
  hourlySalary: { ...relay, path: '/wps/relay/GCS_hourlySalary' },
  realtimeSalary: {
    ...read,
    method: 'POST',
    path: '/wps/relay/GCS_realtimeSalary',
    body: income.salaryQuery,
    response: income.salary,
    source: 's7.relay.realtime-salary',
  },
} as const satisfies Record<string, Endpoint>;
