import { describePaths } from '../harness/path-tests';
import { contractOfferSteps } from './contract-offer.steps';

describePaths(contractOfferSteps);
