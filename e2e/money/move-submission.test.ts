import { describePaths } from '../harness/path-tests';
import { moveSubmissionSteps } from './move-submission.steps';

describePaths(moveSubmissionSteps);
