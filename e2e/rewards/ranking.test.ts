import { describePaths } from '../harness/path-tests';
import { rankingSteps } from './ranking.steps';

describePaths(rankingSteps);
