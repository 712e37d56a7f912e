import { describePaths } from '../harness/path-tests';
import { messagesSteps } from './messages.steps';

describePaths(messagesSteps);
