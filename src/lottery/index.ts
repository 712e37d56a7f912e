export * from './line';
export { LOTTERIES } from './lotteries';
export { prizeModeOf } from './lottery';
export * from './types';
