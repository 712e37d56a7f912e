export { AccountLinkDialog as View } from './account-link-dialog';
