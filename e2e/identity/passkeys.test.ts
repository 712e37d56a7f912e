import { describePaths } from '../harness/path-tests';
import { passkeysSteps } from './passkeys.steps';

describePaths(passkeysSteps);
