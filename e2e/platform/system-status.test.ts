import { describePaths } from '../harness/path-tests';
import { systemStatusSteps } from './system-status.steps';

describePaths(systemStatusSteps);
