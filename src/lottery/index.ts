export * from './line';
export { LOTTERIES, prizeModeOf } from './lotteries';
export * from './types';
