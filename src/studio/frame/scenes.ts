import type { GameId } from '../games/game';
import type { MakeScene } from './scene';
import { flightScene } from './scene-crash';
import { diceScene } from './scene-dice';
import { hiloScene } from './scene-hilo';
import { kenoScene } from './scene-keno';
import { minesScene } from './scene-mines';
import { netScene } from './scene-net';
import { plinkoScene } from './scene-plinko';
import { reelsScene } from './scene-reels';
import { scratchScene } from './scene-scratch';
import { lampsScene, linesScene, waysScene } from './scene-slots';
import { wheelScene } from './scene-wheel';

export const SCENES: Readonly<Record<GameId, MakeScene>> = {
  'lab-wheel': wheelScene,
  'lab-dice': diceScene,
  'lab-hilo': hiloScene,
  'lab-reels': reelsScene,
  'lab-net': netScene,
  'lab-plinko': plinkoScene,
  'lab-keno': kenoScene,
  'lab-scratch': scratchScene,
  'lab-mines': minesScene,
  'lab-lines': linesScene,
  'lab-ways': waysScene,
  'lab-lamps': lampsScene,
  'lab-crash': flightScene,
};
