import { describePaths } from '../harness/path-tests';
import { formSteps } from './form.steps';

describePaths(formSteps);
