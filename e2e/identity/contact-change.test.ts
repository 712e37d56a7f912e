import { describePaths } from '../harness/path-tests';
import { contactChangeSteps } from './contact-change.steps';

describePaths(contactChangeSteps);
