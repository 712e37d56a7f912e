import { describePaths } from '../harness/path-tests';
import { contractAnswerSteps } from './contract-answer.steps';

describePaths(contractAnswerSteps);
