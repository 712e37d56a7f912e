export { gameMenuFlow as flow } from './game-menu.flow';
export { GameMenu as View } from './game-menu';
