import { describePaths } from '../harness/path-tests';
import { favouritesSteps } from './favourites.steps';

describePaths(favouritesSteps);
