export { WithdrawPage as View } from './withdraw-page';
