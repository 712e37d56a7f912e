export { dayOf } from './day';
export * from './line';
export { LOTTERIES } from './lotteries';
export { prizeModeOf } from './lottery';
export { validBetOf } from './position/valid-bet';
export { priceList } from './prices/list';
export { samePlay, variancesOf } from './same-play';
export * from './types';
