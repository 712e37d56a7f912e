import { describePaths } from '../harness/path-tests';
import { withdrawalReportSteps } from './withdrawal-report.steps';

describePaths(withdrawalReportSteps);
