import { describePaths } from '../harness/path-tests';
import { countryListSteps } from './country-list.steps';

describePaths(countryListSteps);
