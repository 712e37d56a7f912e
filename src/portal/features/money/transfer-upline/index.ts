export { transferUplineFlow as flow } from '../../../parts/partner/transfer-upline.flow';
export { TransferUplineParts as View } from '../../../parts/partner/transfer-upline-parts';
