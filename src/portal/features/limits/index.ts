export { LimitsPage as View } from './limits-page';
