import { describePaths } from '../harness/path-tests';
import { passkeyLoginSteps } from './passkey-login.steps';

describePaths(passkeyLoginSteps);
