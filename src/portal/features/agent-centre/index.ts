export { ComingDialog as View } from './coming-dialog';
