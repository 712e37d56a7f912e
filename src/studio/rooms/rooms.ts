import * as v from 'valibot';
import { clientSeed } from '../fair/stream';
import { LEVEL_IDS } from '../games/rooms/levels';
import { ROOM_GAMES } from '../games/rooms/room-game';
import { type Round, roundsWhere } from '../play/rounds';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';

const amount = v.pipe(v.string(), v.toBigint());
const roomRow = v.object({
  id: v.string(),
  game: v.picklist(ROOM_GAMES),
  version: v.number(),
  level: v.picklist(LEVEL_IDS),
  mode: v.picklist(['real', 'trial', 'fun']),
  currency: v.string(),
  stake: amount,
  seats: v.number(),
  sealed: v.string(),
  commitment: v.string(),
  beacon: v.picklist(['demo', 'drand-quicknet']),
  beacon_round: v.nullable(v.pipe(v.string(), v.transform(Number))),
  signature: v.nullable(v.string()),
  fee: v.nullable(amount),
  state: v.picklist(['empty', 'waiting', 'starting', 'deciding', 'settled', 'over', 'void']),
  closes_at: v.nullable(v.date()),
});
/** A stored round between players. */
export type Room = v.InferOutput<typeof roomRow>;

/** Condition on rooms that are not over. */
export const LIVE_ROOM = `state not in ('over', 'void')`;
/** Code of stakes in void rounds. */
export const ROOM_VOID = 'room.void';

/** Returns rooms by an SQL condition with numbered values. */
export const roomsWhere = (tx: Query, condition: string, values: unknown[] = []): Promise<Room[]> =>
  queryRows(tx, roomRow, `select * from rooms where ${condition}`, values);

export async function roomOf(tx: Query, id: string): Promise<Room> {
  const [room] = await roomsWhere(tx, 'id = $1', [id]);
  if (!room) throw new Error(`unknown room ${id}`);
  return room;
}

/** A player's act sent with the stake: their part of the seed. */
const sat = v.object({ act: v.literal('sit'), part: clientSeed });

/** A seat of a room: the player's part, and the decisions after it. */
export type Seat = { round: Round; seat: number; part: string; decisions: unknown[] };

export function toSeat(round: Round): Seat {
  const [first, ...decisions] = round.acts;
  if (round.seat === null) throw new Error(`round ${round.id} has no seat`);
  return { round, seat: round.seat, part: v.parse(sat, first).part, decisions };
}

/** Returns the seats of a room with accepted stakes, in order. */
export const seatsOf = async (tx: Query, room: string): Promise<Seat[]> =>
  (await roundsWhere(tx, `room = $1 and state in ('open', 'settled') order by seat`, [room])).map(toSeat);
