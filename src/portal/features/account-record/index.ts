export { RecordPage as View } from './record-page';
