import { describePaths } from '../harness/path-tests';
import { paymentPasswordSteps } from './payment-password.steps';

describePaths(paymentPasswordSteps);
