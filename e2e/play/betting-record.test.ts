import { describePaths } from '../harness/path-tests';
import { bettingRecordSteps } from './betting-record.steps';

describePaths(bettingRecordSteps);
