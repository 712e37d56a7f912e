export { affiliateApplicationFlow as flow } from './affiliate-application.flow';
export { AffiliateDialog as View } from './affiliate-dialog';
