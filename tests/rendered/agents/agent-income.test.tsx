import { agentIncomeMachine } from '../../../machines/agents/agent-income/agent-income.machine';
import { agentIncomeDriver } from '../../drivers/agents/agent-income.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf } from '../harness/lists';
import { inAgentCentre, incomePage } from '../harness/open-contracts';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'agent-income',
  driver: agentIncomeDriver,
  children: member,
  // A list without a "next" control that could be mistaken for that of the bets.
  hosted: {
    ...inAgentCentre,
    agentRevenueReport: held(agentIncomeMachine, { list: listOf({ ...incomePage, next: null }) }),
  },
  begin: (page) => openPlace(page, 'agentRevenueReport'),
});
