import { describePaths } from '../harness/path-tests';
import { chatSteps } from './chat.steps';

describePaths(chatSteps);
