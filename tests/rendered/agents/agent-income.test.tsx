import { agentIncomeMachine } from '../../../machines/agents/agent-income/agent-income.machine';
import { agentIncomeDriver } from '../../drivers/agents/agent-income.driver';
import { describePaths } from '../support/describe-paths';
import { listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { inAgentCentre, incomeShown } from '../support/open-contracts';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'agent-income',
  driver: agentIncomeDriver,
  children: member,
  // The list has no way on that could be taken for that of the bets.
  hosted: {
    ...inAgentCentre,
    agentRevenueReport: held(agentIncomeMachine, { list: listOf({ ...incomeShown, next: null }) }),
  },
  begin: (page) => openPlace(page, 'agentRevenueReport'),
});
