export { AccountRecord as View } from './account-record';
export { accountRecordFlow as flow } from './account-record.flow';
