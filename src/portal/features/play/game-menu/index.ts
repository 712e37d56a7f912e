export { GameMenu as View } from './game-menu';
export { gameMenuFlow as flow } from './game-menu.flow';
