export { WithdrawParts as View } from './withdraw-parts';
export { withdrawalsFlow as flow } from './withdrawals.flow';
