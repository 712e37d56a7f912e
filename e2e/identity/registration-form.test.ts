import { describePaths } from '../harness/path-tests';
import { registrationFormSteps } from './registration-form.steps';

describePaths(registrationFormSteps);
