export { gameInfoFlow as flow } from './game-info.flow';
export { GameInfoDialog as View } from './game-info-dialog';
