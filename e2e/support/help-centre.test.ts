import { describePaths } from '../harness/path-tests';
import { helpCentreSteps } from './help-centre.steps';

describePaths(helpCentreSteps);
