import { describePaths } from '../harness/path-tests';
import { newsSteps } from './news.steps';

describePaths(newsSteps);
