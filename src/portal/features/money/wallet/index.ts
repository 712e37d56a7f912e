export { transferFlow as flow } from './transfer.flow';
export { WalletParts as View } from './wallet-parts';
