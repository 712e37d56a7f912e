import { BACCARATS } from './baccarats';
import { DICE } from './dice';
import { DRAGONS } from './dragons';
import { type Entry, entryIn } from './entry';
import { KENOS } from './kenos';
import { LAMP_SLOTS } from './lamp-slots';
import { LINE_SLOTS } from './line-slots';
import { MINEFIELDS } from './mines';
import { NETS } from './nets';
import { PLINKOS } from './plinkos';
import { REELS } from './reels';
import { ROULETTES } from './roulettes';
import { SCRATCH_CARDS } from './scratch-cards';
import { SIC_BOS } from './sic-bos';
import { ROOM_ENTRIES, SINGLES } from './singles';
import { WHEELS } from './wheels';

/** Every game against the house: the rows of each engine, of which the first gives the engine its name. */
const ENTRIES = [
  ...WHEELS,
  ...DICE,
  ...REELS,
  ...NETS,
  ...PLINKOS,
  ...KENOS,
  ...SCRATCH_CARDS,
  ...MINEFIELDS,
  ...LINE_SLOTS,
  ...LAMP_SLOTS,
  ...ROULETTES,
  ...BACCARATS,
  ...SIC_BOS,
  ...DRAGONS,
  ...SINGLES,
];

export const GAME_IDS = ENTRIES.map(({ id }) => id);
export type GameId = (typeof ENTRIES)[number]['id'];
/** An engine has the id of its first game. */
export type EngineId = (typeof ENTRIES)[number]['engine'];

export const engineOf = (game: GameId): EngineId => entryIn(ENTRIES, game).engine;

/** Returns the name of a game in a language. */
export const gameName = (game: GameId | (typeof ROOM_ENTRIES)[number]['id'], language: 'bn' | 'en'): string =>
  entryIn<Entry>([...ENTRIES, ...ROOM_ENTRIES], game)[language];
