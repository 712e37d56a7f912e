export { ComingPage as View } from './coming-page';
