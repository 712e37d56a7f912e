import { describePaths } from '../harness/path-tests';
import { withdrawalConfirmationSteps } from './withdrawal-confirmation.steps';

describePaths(withdrawalConfirmationSteps);
