import { describePaths } from '../harness/path-tests';
import { accountRecordSteps } from './account-record.steps';

describePaths(accountRecordSteps);
