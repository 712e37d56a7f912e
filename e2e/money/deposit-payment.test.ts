import { describePaths } from '../harness/path-tests';
import { depositPaymentSteps } from './deposit-payment.steps';

describePaths(depositPaymentSteps);
