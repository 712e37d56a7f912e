import { describePaths } from '../harness/path-tests';
import { contractsSteps } from './contracts.steps';

describePaths(contractsSteps);
