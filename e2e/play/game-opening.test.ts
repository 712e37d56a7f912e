import { describePaths } from '../harness/path-tests';
import { gameOpeningSteps } from './game-opening.steps';

describePaths(gameOpeningSteps);
