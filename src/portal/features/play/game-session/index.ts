export { GamePage as View } from './game-page';
export { gameSessionFlow as flow } from './game-session.flow';
