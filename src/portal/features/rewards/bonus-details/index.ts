export { BonusDetails as View } from './bonus-details';
export { bonusDetailsFlow as flow } from './bonus-details.flow';
