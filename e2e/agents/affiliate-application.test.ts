import { describePaths } from '../harness/path-tests';
import { affiliateApplicationSteps } from './affiliate-application.steps';

describePaths(affiliateApplicationSteps);
