import { describePaths } from '../harness/path-tests';
import { gameBrowseSteps } from './game-browse.steps';

describePaths(gameBrowseSteps);
