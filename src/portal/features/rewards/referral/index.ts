export { ReferralPage as View } from './referral';
export { referralFlow as flow } from './referral.flow';
