import { describePaths } from '../harness/path-tests';
import { countryPickerSteps } from './country-picker.steps';

describePaths(countryPickerSteps);
