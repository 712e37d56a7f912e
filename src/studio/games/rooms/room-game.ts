import * as v from 'valibot';
import { GAME_IDS, type GameId } from '../../catalogue/entries';
import { type Draw, Misplayed, type VisiblePart } from '../game';

/** Games between the players of a room, who all stake the same and pay each other. */
export const ROOM_GAMES = ['lab-duel', 'lab-pasha'] as const;
export type RoomGameId = (typeof ROOM_GAMES)[number];
/** All games of the studio: against the house, and between players. */
export const ALL_GAMES = [...GAME_IDS, ...ROOM_GAMES] as const;
export const isRoomGame = (game: GameId | RoomGameId): game is RoomGameId => ROOM_GAMES.some((id) => id === game);

/** A hand after some of its decisions. The largest strength wins; equal ones share. */
export type Hand = { visiblePart: VisiblePart; isDone: boolean; strength: number };

/**
 * Hand of each seat, which depends only on its own decisions, not on their time or on the order of players. Throws
 * `Misplayed` on a decision that the rules do not define, or do not permit now.
 */
export type Deal = readonly ((decisions: readonly unknown[]) => Hand)[];

/** Rules of a game between players: pure mathematics. */
export type RoomGame = {
  id: RoomGameId;
  /** Part of each result, so that an old round is verified by the rules it was played by. */
  version: number;
  /** Time for all decisions, ms. */
  decideMs: number;
  /** Time that a result stays on the screen, ms. */
  pauseMs: number;
  deal(draw: Draw, seats: number): Deal;
};

const leave = v.strictObject({ act: v.literal('leave') });

/** Returns the hand of a seat. `leave` ends it unchanged. Throws `Misplayed`. */
export function handAt(deal: Deal, seat: number, decisions: readonly unknown[]): Hand {
  const hand = deal[seat];
  if (!hand) throw new Misplayed('no such seat');
  if (!v.is(leave, decisions.at(-1))) return hand(decisions);
  return { ...hand(decisions.slice(0, -1)), isDone: true };
}
