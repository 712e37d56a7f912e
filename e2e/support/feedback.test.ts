import { describePaths } from '../harness/path-tests';
import { feedbackSteps } from './feedback.steps';

describePaths(feedbackSteps);
