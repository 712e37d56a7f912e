export { freeTrialFlow as flow } from './free-trial.flow';
export { FreeTrialDialog as View } from './free-trial-dialog';
