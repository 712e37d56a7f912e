import { describePaths } from '../harness/path-tests';
import { lotteryChasesSteps } from './lottery-chases.steps';

describePaths(lotteryChasesSteps);
