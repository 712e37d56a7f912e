import { describePaths } from '../harness/path-tests';
import { gateSteps } from './gate.steps';

describePaths(gateSteps);
