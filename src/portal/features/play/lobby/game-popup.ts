import { gameBrowseFlow } from './game-browse.flow';

export { GamePopup as View } from './popup';
export const flow = gameBrowseFlow('vendor');
