import { describePaths } from '../harness/path-tests';
import { enrolmentSteps } from './enrolment.steps';

describePaths(enrolmentSteps);
