export { PersonalLoss as View } from './personal-loss';
export { personalLossFlow as flow } from './personal-loss.flow';
