import { describePaths } from '../harness/path-tests';
import { agentIncomeSteps } from './agent-income.steps';

describePaths(agentIncomeSteps);
