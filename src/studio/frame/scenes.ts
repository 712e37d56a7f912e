import type { GameId, POND, TableGame } from '../games/game';
import type { MakeScene } from './scene';
import { blackjackScene } from './scene-blackjack';
import { andarScene, baccaratScene, dragonScene, pattiScene } from './scene-cards';
import { flightScene } from './scene-crash';
import { diceScene } from './scene-dice';
import { fixtureScene } from './scene-fixtures';
import { hiloScene } from './scene-hilo';
import { kenoScene } from './scene-keno';
import { minesScene } from './scene-mines';
import { netScene } from './scene-net';
import { plinkoScene } from './scene-plinko';
import { reelsScene } from './scene-reels';
import { rouletteScene } from './scene-roulette';
import { scratchScene } from './scene-scratch';
import { sicBoScene } from './scene-sicbo';
import { lampsScene, linesScene, waysScene } from './scene-slots';
import { wheelScene } from './scene-wheel';
import type { MakeTableScene } from './table-scene';

/** Single-player games without spectators. */
export type SingleGame = Exclude<GameId, TableGame | typeof POND>;

export const SCENES: Readonly<Record<SingleGame, MakeScene>> = {
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
};

export const TABLE_SCENES: Readonly<Record<TableGame, MakeTableScene>> = {
  'lab-crash': flightScene,
  'lab-roulette': rouletteScene,
  'lab-baccarat': baccaratScene,
  'lab-sicbo': sicBoScene,
  'lab-dragon': dragonScene,
  'lab-andar': andarScene,
  'lab-patti': pattiScene,
  'lab-blackjack': blackjackScene,
  'lab-football': fixtureScene('lab-football'),
  'lab-cricket': fixtureScene('lab-cricket'),
  'lab-kabaddi': fixtureScene('lab-kabaddi'),
  'lab-esport': fixtureScene('lab-esport'),
};
