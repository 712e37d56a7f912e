import { describePaths } from '../harness/path-tests';
import { smsCountdownSteps } from './sms-countdown.steps';

describePaths(smsCountdownSteps);
