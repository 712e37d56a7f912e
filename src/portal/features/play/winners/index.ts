export { Winners as View } from './winners';
export { winnersFlow as flow } from './winners.flow';
