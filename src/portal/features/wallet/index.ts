export { WalletPage as View } from './wallet-page';
