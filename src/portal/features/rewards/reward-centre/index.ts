export { RewardCentre as View } from './reward-centre';
export { rewardCentreFlow as flow } from './reward-centre.flow';
