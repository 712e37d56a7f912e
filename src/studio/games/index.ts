import { BACCARATS } from '../catalogue/baccarats';
import { DICE } from '../catalogue/dice';
import { DRAGONS } from '../catalogue/dragons';
import { GAME_IDS, type GameId } from '../catalogue/entries';
import { KENOS } from '../catalogue/kenos';
import { LAMP_SLOTS } from '../catalogue/lamp-slots';
import { LINE_SLOTS } from '../catalogue/line-slots';
import { MINEFIELDS } from '../catalogue/mines';
import { NETS } from '../catalogue/nets';
import { PLINKOS } from '../catalogue/plinkos';
import { REELS } from '../catalogue/reels';
import { ROULETTES } from '../catalogue/roulettes';
import { SCRATCH_CARDS } from '../catalogue/scratch-cards';
import { SIC_BOS } from '../catalogue/sic-bos';
import { WHEELS } from '../catalogue/wheels';
import { crash } from './crash';
import { diceGame } from './dice';
import { fishing } from './fish';
import { cricket } from './fixtures/cricket';
import { esport } from './fixtures/esport';
import { fixtureGame } from './fixtures/fixture-game';
import { football } from './fixtures/football';
import { kabaddi } from './fixtures/kabaddi';
import type { Game, SharedRules } from './game';
import { hilo } from './hilo';
import { kenoGame } from './keno';
import { minesGame } from './mines';
import { netGame } from './net';
import { plinkoGame } from './plinko';
import { reelsGame } from './reels';
import { isRoomGame, type RoomGameId } from './rooms/room-game';
import { scratchGame } from './scratch';
import { lampsGame } from './slots/lamps';
import { linesGame } from './slots/lines';
import { waysSlot } from './slots/ways';
import { andarBahar } from './tables/andar-bahar';
import { baccaratGame } from './tables/baccarat';
import { blackjack } from './tables/blackjack';
import { dragonGame } from './tables/dragon-tiger';
import { rouletteGame } from './tables/roulette';
import { sicBoGame } from './tables/sic-bo';
import { teenPatti } from './tables/teen-patti';
import { wheelGame } from './wheel';

const all: readonly Game[] = [
  ...WHEELS.map(wheelGame),
  ...DICE.map(diceGame),
  ...REELS.map(reelsGame),
  ...NETS.map(netGame),
  ...PLINKOS.map(plinkoGame),
  ...KENOS.map(kenoGame),
  ...SCRATCH_CARDS.map(scratchGame),
  ...MINEFIELDS.map(minesGame),
  ...LINE_SLOTS.map(linesGame),
  ...LAMP_SLOTS.map(lampsGame),
  ...ROULETTES.map(rouletteGame),
  ...BACCARATS.map(baccaratGame),
  ...SIC_BOS.map(sicBoGame),
  ...DRAGONS.map(dragonGame),
  hilo,
  waysSlot,
  crash,
  andarBahar,
  teenPatti,
  blackjack,
  fishing,
  ...[football, cricket, kabaddi, esport].map(fixtureGame),
];

type Games = Readonly<Record<GameId, Game>>;
const isComplete = (games: Partial<Games>): games is Games => GAME_IDS.every((id) => games[id] !== undefined);

/** Indexes the games by id; throws if an entry of the catalogue has none. */
function byId(): Games {
  const games: Partial<Games> = Object.fromEntries(all.map((game) => [game.id, game]));
  if (!isComplete(games)) throw new Error('an entry of the catalogue has no game');
  return games;
}

export const GAMES: Games = byId();

/** Returns the rules of a game against the house. Throws for a game between players. */
export function houseGame(id: GameId | RoomGameId): Game {
  if (isRoomGame(id)) throw new Error(`${id} is played between players`);
  return GAMES[id];
}

/** Returns the rules of a game at a table. */
export function sharedOf(id: GameId | RoomGameId): SharedRules {
  const { shared } = houseGame(id);
  if (!shared) throw new Error(`${id} has no table`);
  return shared;
}
