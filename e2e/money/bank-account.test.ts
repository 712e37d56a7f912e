import { describePaths } from '../harness/path-tests';
import { bankAccountSteps } from './bank-account.steps';

describePaths(bankAccountSteps);
