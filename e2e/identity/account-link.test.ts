import { describePaths } from '../harness/path-tests';
import { accountLinkSteps } from './account-link.steps';

describePaths(accountLinkSteps);
