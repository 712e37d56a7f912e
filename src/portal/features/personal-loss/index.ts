export { LossPage as View } from './loss-page';
