import { describePaths } from '../harness/path-tests';
import { gameInfoSteps } from './game-info.steps';

describePaths(gameInfoSteps);
