import { describePaths } from '../harness/path-tests';
import { phoneRecoverySteps } from './phone-recovery.steps';

describePaths(phoneRecoverySteps);
