import { describePaths } from '../harness/path-tests';
import { gameLaunchSteps } from './game-launch.steps';

describePaths(gameLaunchSteps);
