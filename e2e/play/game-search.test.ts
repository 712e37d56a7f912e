import { describePaths } from '../harness/path-tests';
import { gameSearchSteps } from './game-search.steps';

describePaths(gameSearchSteps);
