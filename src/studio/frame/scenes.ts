import { type EngineId, engineOf, type GameId } from '../catalogue/entries';
import { type POND, type TableEngine, type TableGame, tableEngineOf } from '../games/game';
import type { View } from './api';
import type { MakeScene, Scene } from './scene';
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
import type { MakeTableScene, TableScene } from './table-scene';
import type { Texts } from './words';

/** Engines of single-player games without spectators. */
type SingleEngine = Exclude<EngineId, TableGame | typeof POND>;

const SCENES: Readonly<Record<SingleEngine, MakeScene>> = {
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
const isSingle = (engine: EngineId): engine is SingleEngine => Object.hasOwn(SCENES, engine);

/** Returns the scene of a single-player game and the label of its button; throws for another game. */
export function singleScene(texts: Texts, game: GameId): { scene: Scene; playLabel: string } {
  const engine = engineOf(game);
  if (!isSingle(engine)) throw new Error(`${game} has a table or a pond`);
  return { scene: SCENES[engine](texts, game), playLabel: texts.word(`play.${engine}`) };
}

const TABLE_SCENES: Readonly<Record<TableEngine, MakeTableScene>> = {
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

/** Returns the scene of a game at a table, and the label of its button. */
export function tableScene(
  texts: Texts,
  game: TableGame,
  odds: View['odds'],
): { scene: TableScene; playLabel: string } {
  const engine = tableEngineOf(game);
  return { scene: TABLE_SCENES[engine](texts, odds, game), playLabel: texts.word(`play.${engine}`) };
}
