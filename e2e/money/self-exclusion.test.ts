import { describePaths } from '../harness/path-tests';
import { selfExclusionSteps } from './self-exclusion.steps';

describePaths(selfExclusionSteps);
