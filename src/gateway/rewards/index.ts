export { activityLifecycle } from './activity/lifecycle';
export {
  activitiesMade,
  activityJobs,
  activityMade,
  decideEntry,
  endActivity,
  makeActivity,
  openEntries,
  picturesForOperators,
} from './activity/operators';
export { purgeActivityPictures } from './activity/pictures';
export { activityRoutes } from './activity/routes';
export { cashbackRoutes } from './cashback/routes';
export { leaderboardMade, leaderboardsMade, makeLeaderboard } from './leaderboard/operators';
export { leaderboardRoutes } from './leaderboard/routes';
export { leaderboardJobs, purgeLeaderboards } from './leaderboard/windows';
export { endMission, makeMission, missionMade, missionsMade } from './mission/operators';
export { missionRoutes } from './mission/routes';
export { countMissions } from './mission/service';
export { bonusJobs } from './offer/expiry';
export { bonusesOf, chooseWithDeposit } from './offer/first-deposit';
export { readNewcomerBonus } from './offer/newcomer-bonus';
export {
  gainsOfOffer,
  HedgedOffer,
  mustAllBePermitted,
  offersForOperators,
  setOffer,
  turnOffer,
  UnregulatedOffer,
} from './offer/operators';
export { countOpenOffers, listOffersForNewcomers } from './offer/read';
export { endDepositBonus } from './offer/reversed';
export { offerRoutes } from './offer/routes';
export { offerForDeposit, offerToNewcomer } from './offer/service';
export { readOfferTitles } from './offer/titles';
export { purgeAddresses } from './points/deliveries';
export { overduePoints, pointJobs } from './points/earn';
export { redemptionLifecycle } from './points/lifecycle';
export {
  decideRedemption,
  deliveryOf,
  goodDefinition,
  goodsListed,
  hideGood,
  keepGood,
  openRedemptions,
  stockGood,
} from './points/operators';
export { pointRoutes } from './points/routes';
export { inviterOf, keepReferral } from './referral/codes';
export { referralJobs } from './referral/job';
export { decideReferral, referralsInReview } from './referral/operators';
export { referralRoutes } from './referral/routes';
export { countRewards } from './reward/read';
export { rewardRoutes } from './reward/routes';
export { rewardsSealedValues } from './sealed';
export { overdueLevels, settleLevels, vipJobs } from './vip/job';
export { clubLabelOf, levelNowSql, levelsNow, type NamedLevel, namedLevel } from './vip/levels';
export {
  changeLevels,
  confirmLevel,
  levelDefinitions,
  levelHistory,
  renderLevels,
  tryLevels,
  waitingLevels,
} from './vip/operators';
export { vipRoutes } from './vip/routes';
