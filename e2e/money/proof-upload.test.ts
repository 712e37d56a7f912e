import { describePaths } from '../harness/path-tests';
import { proofUploadSteps } from './proof-upload.steps';

describePaths(proofUploadSteps);
