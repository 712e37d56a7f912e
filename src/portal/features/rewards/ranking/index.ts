export { Ranking as View } from './ranking';
export { rankingFlow as flow } from './ranking.flow';
