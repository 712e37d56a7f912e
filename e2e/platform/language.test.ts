import { describePaths } from '../harness/path-tests';
import { languageSteps } from './language.steps';

describePaths(languageSteps);
