import { duel } from './duel';
import { pasha } from './pasha';
import type { RoomGame, RoomGameId } from './room-game';

export const GAMES_OF_ROOMS: Readonly<Record<RoomGameId, RoomGame>> = { 'lab-duel': duel, 'lab-pasha': pasha };
