import { crash } from './crash';
import { dice } from './dice';
import { fishing } from './fish';
import { cricket } from './fixtures/cricket';
import { esport } from './fixtures/esport';
import { fixtureGame } from './fixtures/fixture-game';
import { football } from './fixtures/football';
import { kabaddi } from './fixtures/kabaddi';
import type { Game, GameId, SharedRules } from './game';
import { hilo } from './hilo';
import { keno } from './keno';
import { minefield } from './mines';
import { net } from './net';
import { plinko } from './plinko';
import { reels } from './reels';
import { isRoomGame, type RoomGameId } from './rooms/room-game';
import { scratchCard } from './scratch';
import { lampsSlot } from './slots/lamps';
import { linesSlot } from './slots/lines';
import { waysSlot } from './slots/ways';
import { andarBahar } from './tables/andar-bahar';
import { baccarat } from './tables/baccarat';
import { blackjack } from './tables/blackjack';
import { dragonTiger } from './tables/dragon-tiger';
import { roulette } from './tables/roulette';
import { sicBo } from './tables/sic-bo';
import { teenPatti } from './tables/teen-patti';
import { wheel } from './wheel';

export const GAMES: Readonly<Record<GameId, Game>> = {
  'lab-wheel': wheel,
  'lab-dice': dice,
  'lab-hilo': hilo,
  'lab-reels': reels,
  'lab-net': net,
  'lab-plinko': plinko,
  'lab-keno': keno,
  'lab-scratch': scratchCard,
  'lab-mines': minefield,
  'lab-lines': linesSlot,
  'lab-ways': waysSlot,
  'lab-lamps': lampsSlot,
  'lab-crash': crash,
  'lab-roulette': roulette,
  'lab-baccarat': baccarat,
  'lab-sicbo': sicBo,
  'lab-dragon': dragonTiger,
  'lab-andar': andarBahar,
  'lab-patti': teenPatti,
  'lab-blackjack': blackjack,
  'lab-fish': fishing,
  'lab-football': fixtureGame(football),
  'lab-cricket': fixtureGame(cricket),
  'lab-kabaddi': fixtureGame(kabaddi),
  'lab-esport': fixtureGame(esport),
};

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
