import { crash } from './crash';
import { dice } from './dice';
import type { Game, GameId } from './game';
import { hilo } from './hilo';
import { keno } from './keno';
import { minefield } from './mines';
import { net } from './net';
import { plinko } from './plinko';
import { reels } from './reels';
import { scratchCard } from './scratch';
import { lampsSlot } from './slots/lamps';
import { linesSlot } from './slots/lines';
import { waysSlot } from './slots/ways';
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
};
