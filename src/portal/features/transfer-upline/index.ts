export { TransferUplinePage as View } from './transfer-upline-page';
