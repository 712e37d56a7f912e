export { BettingRecord as View } from './betting-record';
export { bettingRecordFlow as flow } from './betting-record.flow';
