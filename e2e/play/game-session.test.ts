import { describePaths } from '../harness/path-tests';
import { gameSessionSteps } from './game-session.steps';

describePaths(gameSessionSteps);
