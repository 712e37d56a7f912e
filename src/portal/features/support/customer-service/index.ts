export { customerServiceFlow as flow } from './customer-service.flow';
export { SupportDialog as View } from './support-dialog';
