export { transferUplineFlow as flow } from './transfer-upline.flow';
export { TransferUplineParts as View } from './transfer-upline-parts';
