import { gameBrowseFlow } from './game-browse.flow';

export { Own as View } from './own';
export const flow = gameBrowseFlow('own');
