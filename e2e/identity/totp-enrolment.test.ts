import { describePaths } from '../harness/path-tests';
import { totpEnrolmentSteps } from './totp-enrolment.steps';

describePaths(totpEnrolmentSteps);
