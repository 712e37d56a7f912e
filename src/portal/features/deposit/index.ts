export { DepositPage as View } from './deposit-page';
