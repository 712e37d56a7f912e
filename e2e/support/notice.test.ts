import { describePaths } from '../harness/path-tests';
import { noticeSteps } from './notice.steps';

describePaths(noticeSteps);
