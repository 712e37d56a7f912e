export { SecurityPage as View } from './security-page';
