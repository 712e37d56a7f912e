export { PlayerRank as View } from './player-rank';
export { vipFlow as flow } from './vip.flow';
