import { agentIncomeDriver } from '../../tests/drivers/agents/agent-income.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const agentIncomeSteps = flowSteps('agent-income', agentIncomeDriver, {
  openings: {
    'an agent who was paid': {
      fixture: 'salaryBilled',
      ...inCentre('agentRevenueReport', { as: 'agent', centre: 'agentCentre' }),
    },
  },
  // All bets are on one page, so there is no button to another.
  never: ({ event }) => event.type === 'older.requested' || event.type === 'newest.requested',
});
