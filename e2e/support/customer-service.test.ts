import { describePaths } from '../harness/path-tests';
import { customerServiceSteps } from './customer-service.steps';

describePaths(customerServiceSteps);
