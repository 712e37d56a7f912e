export { depositFlow as flow } from './deposit.flow';
export { DepositParts as View } from './deposit-parts';
