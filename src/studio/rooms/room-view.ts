import { createHash } from 'node:crypto';
import type { Hand } from '../games/rooms/room-game';
import { type Studio, toAmount } from '../play/context';
import { roundsWhere } from '../play/rounds';
import { roomHands } from './proof';
import { LIVE_ROOM, type Room, roomsWhere, type Seat, toSeat } from './rooms';
import type { RoomKind, RoomViewer } from './viewers';

/** A room with its seats. `hands`: null before the beacon has decided. */
type Occupied = { room: Room; seats: Seat[]; hands: Hand[] | null };

/** Reads all rooms that are not over. A seat with a stake in flight is taken. */
async function liveRooms(studio: Studio): Promise<Occupied[]> {
  const { pool } = studio.store;
  const rooms = await roomsWhere(pool, LIVE_ROOM);
  const ids = rooms.map(({ id }) => id);
  const condition = `room = any($1) and state in ('betting', 'open', 'settled') order by created_at, seat`;
  const seats = (await roundsWhere(pool, condition, [ids])).map(toSeat);
  return rooms.map((room) => {
    const own = seats.filter(({ round }) => round.room === room.id).sort((a, b) => a.seat - b.seat);
    const isDealt = room.state === 'deciding' || room.state === 'settled';
    return { room, seats: own, hands: isDealt ? roomHands(studio, room, own) : null };
  });
}

const isKind = ({ room }: Occupied, { game, mode, currency }: Omit<RoomKind, 'level'>) =>
  room.game === game && room.mode === mode && room.currency === currency;
const isFree = ({ room }: Occupied) => room.state === 'empty' || room.state === 'waiting';

/** Finds the room for a viewer: the one they sit in, at any level; otherwise the one with free seats. */
function roomFor(all: readonly Occupied[], viewer: RoomViewer): Occupied | undefined {
  const kind = all.filter((occupied) => isKind(occupied, viewer));
  const own = kind.filter(({ seats }) => seats.some(({ round }) => round.player === viewer.player));
  const unfinished = own.find(({ room }) => room.state !== 'settled');
  return unfinished ?? own[0] ?? kind.find((occupied) => isFree(occupied) && occupied.room.level === viewer.level);
}

/** Returns a player's name that differs from room to room, so that opponents cannot be tracked. */
const maskOf = ({ id }: Room, player: string): string =>
  createHash('sha256').update(`${id} ${player}`).digest('hex').slice(0, 4).toUpperCase();

function seatView({ room, hands }: Occupied, { round, seat, decisions }: Seat, viewer: RoomViewer) {
  const isOwn = round.player === viewer.player;
  const hand = hands?.[seat];
  const isVisible = isOwn || room.state === 'settled';
  return {
    seat,
    name: maskOf(room, round.player),
    isOwn,
    hasLeft: Object(decisions.at(-1)).act === 'leave',
    isDone: hand?.isDone ?? false,
    hand: isVisible ? (hand?.visiblePart ?? null) : null,
    payout: round.payout === null ? null : toAmount(round.payout),
    /** The round of the viewer's own stake, and the number of its next act. */
    ...(isOwn ? { id: round.id, state: round.state, at: round.acts.length } : {}),
  };
}

function roomView(occupied: Occupied, viewer: RoomViewer) {
  const { id, level, state, commitment, beacon, beacon_round, closes_at, fee } = occupied.room;
  return {
    id,
    level,
    state,
    commitment,
    beacon: { name: beacon, round: beacon_round },
    closesAt: closes_at?.getTime() ?? null,
    fee: fee === null ? null : toAmount(fee),
    seats: occupied.seats.map((seat) => seatView(occupied, seat, viewer)),
  };
}

/**
 * Publishes to each viewer the part of their room that they may see, and the number of players waiting at each level.
 */
export async function publishRooms(studio: Studio): Promise<void> {
  if (studio.roomViewers.all().length === 0) return;
  const all = await liveRooms(studio);
  studio.roomViewers.publish(await studio.now(studio.store.pool), (viewer) => {
    const occupied = roomFor(all, viewer);
    const open = all.filter((candidate) => isKind(candidate, viewer) && isFree(candidate));
    return {
      room: occupied ? roomView(occupied, viewer) : null,
      waiting: Object.fromEntries(open.map(({ room, seats }) => [room.level, seats.length])),
    };
  });
}
