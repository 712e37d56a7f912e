export { FreeTrialDialog as View } from './free-trial-dialog';
