export { accountLinkFlow as flow } from './account-link.flow';
export { AccountLinkDialog as View } from './account-link-dialog';
