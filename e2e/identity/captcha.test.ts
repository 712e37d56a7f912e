import { describePaths } from '../harness/path-tests';
import { captchaSteps } from './captcha.steps';

describePaths(captchaSteps);
