import { isDeepStrictEqual } from 'node:util';
import { advanceLifecycle } from '../../lifecycle';
import type { Hand } from '../games/rooms/room-game';
import { place, roundOf, settled } from '../play/bets';
import { Rejection, type Studio } from '../play/context';
import { checkPace, insertRound, mustBe, NO_CHANCE, repeatedBet } from '../play/new-round';
import { rejectAct } from '../play/permitted';
import { take } from '../play/purses';
import { cancel, lockedRound, type Round, roundsWhere } from '../play/rounds';
import { seedOf } from '../play/seeds';
import type { Sitting } from '../play/sittings';
import type { Query } from '../store/database';
import { roomRound, withinRoom } from './lifecycle';
import { lockRoom } from './progress';
import { roomHands } from './proof';
import { type Room, roomOf, roomsWhere, seatsOf } from './rooms';
import { resolveSeat } from './seated';

/** Code of the stakes of players who left before the start. */
const LEFT = 'room.left';

/** `key`: chosen by the frame, so that a request sent twice counts once. `part`: the player's part of the seed. */
type SeatRequest = { key: string; room: string; part: string };

/**
 * Places the stake of a seat and returns its round. Rejects with `room.unknown`, `room.full`, `round.open` or
 * `round.tooSoon`; a rejection by the portal is stored in the round.
 */
export async function sit(studio: Studio, sitting: Sitting, request: SeatRequest): Promise<Round> {
  const reserved = await studio.store.transact((tx) => reserve(tx, studio, sitting, request));
  if (reserved.state !== 'betting') return reserved;
  return settled(studio, reserved.id, await place(studio, reserved));
}

async function reserve(tx: Query, studio: Studio, sitting: Sitting, { key, room: id, part }: SeatRequest) {
  // Locked, so that bets of a player are placed one after the other.
  await seedOf(tx, studio, sitting.player, 'current');
  const again = await repeatedBet(tx, sitting, key);
  if (again) return again;
  const room = await roomFor(tx, sitting, id);
  await checkPace(tx, sitting, { game: room.game });
  const seat = await freeSeat(tx, studio, room);
  const round = await insertRound(tx, sitting, {
    key,
    game: room.game,
    version: room.version,
    stake: room.stake,
    act: { act: 'sit', part },
    chance: { ...NO_CHANCE, room: room.id, seat },
  });
  if (sitting.mode !== 'fun') return round;
  await take(tx, sitting.player, room.stake);
  await resolveSeat(tx, studio, round, room.id);
  return mustBe(lockedRound(tx, round.id));
}

/** Returns a room in which stakes are the player's kind of points, in the same currency. */
async function roomFor(tx: Query, { game, mode, currency }: Sitting, id: string): Promise<Room> {
  const condition = 'id = $1 and game = $2 and mode = $3 and currency = $4';
  const [room] = await roomsWhere(tx, condition, [id, game, mode, currency]);
  if (!room) throw new Rejection(404, 'room.unknown');
  return room;
}

/** Returns the first free seat; a seat with a stake in flight is not free. Rejects with `room.full`. */
async function freeSeat(tx: Query, studio: Studio, { id, seats }: Room): Promise<number> {
  const { takesSeats } = await lockRoom(tx, studio, id);
  const seatedRounds = await roundsWhere(tx, `room = $1 and state in ('betting', 'open')`, [id]);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const free = all.find((seat) => !seatedRounds.some((round) => round.seat === seat));
  if (!takesSeats || free === undefined) throw new Rejection(409, 'room.full');
  return free;
}

type Decision = { id: string; at: number; act: unknown };

/**
 * Adds a decision to a hand, numbered `at` (from 1). One that is sent twice counts once. Rejects with `round.unknown`,
 * `room.over`, `act.stale` or `act.unknown`.
 */
export async function decide(studio: Studio, sitting: Sitting, { id, at, act }: Decision): Promise<Round> {
  const room = await roomOfSeat(studio, sitting, id);
  return studio.store.transact(async (tx) => {
    const { takesDecisions } = await lockRoom(tx, studio, room);
    const round = await mustBe(lockedRound(tx, id));
    if (isDeepStrictEqual(round.acts[at], act)) return round;
    if (!takesDecisions || round.state !== 'open') throw new Rejection(409, 'room.over');
    if (at !== round.acts.length) throw new Rejection(409, 'act.stale');
    const { isDone } = await addAct(tx, studio, round, act);
    if (isDone) await advanceRoom(tx, studio, room, 'seat.decided');
    return mustBe(lockedRound(tx, id));
  });
}

/** Stores an act and returns the hand after it. Rejects with `act.unknown`. */
async function addAct(tx: Query, studio: Studio, round: Round, act: unknown): Promise<Hand> {
  await storeActs(tx, round, act);
  return handOf(tx, studio, round).catch(rejectAct);
}

const storeActs = (tx: Query, { id, acts }: Round, act: unknown) =>
  tx.query('update rounds set acts = $2 where id = $1', [id, JSON.stringify([...acts, act])]);

/** Returns the stored hand of a seat. Throws `Misplayed`. */
async function handOf(tx: Query, studio: Studio, { id, room }: Round): Promise<Hand> {
  const seats = room === null ? [] : await seatsOf(tx, room);
  const index = seats.findIndex(({ round }) => round.id === id);
  const hand = room === null ? undefined : roomHands(studio, await roomOf(tx, room), seats)[index];
  if (!hand) throw new Error(`round ${id} has no hand`);
  return hand;
}

const LEAVE = { act: 'leave' };

/**
 * Leaves a room. Before the start the stake is returned; afterwards the hand remains unchanged. Returns the round, even
 * if it was over before. Rejects with `round.unknown`, and with `round.open` while the stake is in flight.
 */
export async function leave(studio: Studio, sitting: Sitting, id: string): Promise<Round> {
  const room = await roomOfSeat(studio, sitting, id);
  return studio.store.transact(async (tx) => {
    const { takesSeats, isRunning, takesDecisions } = await lockRoom(tx, studio, room);
    const round = await mustBe(lockedRound(tx, id));
    if (round.state === 'betting') throw new Rejection(409, 'round.open');
    if (round.state !== 'open') return round;
    if (takesSeats) {
      await cancel(tx, round, LEFT);
      await advanceRoom(tx, studio, room, 'seat.left');
    } else if (isRunning && !(await isDone(tx, studio, round, takesDecisions))) {
      await storeActs(tx, round, LEAVE);
      await advanceRoom(tx, studio, room, 'seat.decided');
    }
    return mustBe(lockedRound(tx, id));
  });
}

/** Returns whether a player has nothing left to decide. Before the deal, only players who have left are done. */
async function isDone(tx: Query, studio: Studio, round: Round, isDealt: boolean): Promise<boolean> {
  return isDealt ? (await handOf(tx, studio, round)).isDone : isDeepStrictEqual(round.acts.at(-1), LEAVE);
}

type SeatEvent = 'seat.left' | 'seat.decided';

const advanceRoom = (tx: Query, studio: Studio, id: string, type: SeatEvent) =>
  advanceLifecycle(withinRoom(tx, studio), roomRound, { id, event: { type } });

async function roomOfSeat(studio: Studio, sitting: Sitting, id: string): Promise<string> {
  const { room } = await roundOf(studio, sitting, id);
  if (room === null) throw new Rejection(404, 'round.unknown');
  return room;
}
