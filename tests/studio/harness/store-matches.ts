import { randomUUID } from 'node:crypto';
import type { LevelId } from '../../../src/studio/games/rooms/levels';
import type { RoomGameId } from '../../../src/studio/games/rooms/room-game';
import type { Studio } from '../../../src/studio/play/context';
import type { Sitting } from '../../../src/studio/play/sittings';
import { roomHands } from '../../../src/studio/rooms/proof';
import { type Room, roomOf, roomsWhere, seatsOf } from '../../../src/studio/rooms/rooms';
import { decide, leave, sit } from '../../../src/studio/rooms/seats';
import { turnRooms } from '../../../src/studio/rooms/turn';
import { scriptedDecision, seeded } from './matches';

type Clock = { pass(ms: number): void };
type StoredMatch = { game: RoomGameId; level: LevelId; seed: string };

/** Longer than the wait for the beacon, the time for decisions and the pause. */
const LONG_MS = 31_000;

const sittingOf = (game: RoomGameId, player: string): Sitting => ({
  ...{ token_hash: player, session_id: 'session-1', player, game, room_id: null },
  ...{ currency: 'BDT', mode: 'real', language: 'bn', origin: 'http://127.0.0.1:3000' },
});

/** Plays a match between scripted players through the studio's store, and returns its room when it is over. */
export async function playStoredMatch(studio: Studio, clock: Clock, { game, level, seed }: StoredMatch): Promise<Room> {
  const random = seeded(seed);
  const kind = { game, level, mode: 'real', currency: 'BDT' } as const;
  const stopWatching = studio.roomViewers.add({ ...kind, player: 'watcher' }, () => undefined);
  await turnRooms(studio);
  stopWatching?.();
  const condition = `game = $1 and level = $2 and state in ('empty', 'waiting')`;
  const [open] = await roomsWhere(studio.store.pool, condition, [game, level]);
  if (!open) throw new Error('no room is open');
  await fill(studio, open, random, seed);
  if (random(4) === 0) await someLeave(studio, open, random);
  clock.pass(LONG_MS);
  await turnRooms(studio);
  await playOn(studio, open.id, random);
  for (let turn = 0; turn < 2; turn++) {
    clock.pass(LONG_MS);
    await turnRooms(studio);
  }
  return roomOf(studio.store.pool, open.id);
}

/** Takes all seats; a fifth of the players leave again before the start. */
async function fill(studio: Studio, { id, game, seats }: Room, random: (below: number) => number, seed: string) {
  for (let filledSeats = 0, nth = 0; filledSeats < seats; nth++) {
    const sitting = sittingOf(game, `${seed} ${nth}`);
    const round = await sit(studio, sitting, { key: randomUUID(), room: id, part: `${random(1_000)}` });
    if (round.state !== 'open') throw new Error(`a seat is ${round.state}: ${round.code}`);
    if (random(5) === 0 && filledSeats + 1 < seats) await leave(studio, sitting, round.id);
    else filledSeats += 1;
  }
}

async function someLeave(studio: Studio, { id, game }: Room, random: (below: number) => number) {
  for (const { round } of await seatsOf(studio.store.pool, id))
    if (random(3) === 0) await leave(studio, sittingOf(game, round.player), round.id);
}

/** Makes each player decide until their hand is done, or they leave or vanish. */
async function playOn(studio: Studio, id: string, random: (below: number) => number) {
  const { pool } = studio.store;
  const room = await roomOf(pool, id);
  if (room.state !== 'deciding') return;
  for (const { round, seat } of await seatsOf(pool, id)) {
    const sitting = sittingOf(room.game, round.player);
    for (;;) {
      const seats = await seatsOf(pool, id);
      const hand = roomHands(studio, room, seats)[seat];
      const decision = hand && !hand.isDone ? scriptedDecision(room.game, hand, random) : null;
      if (decision === null) break;
      const at = (seats[seat]?.decisions.length ?? 0) + 1;
      if (decision.act === 'leave') await leave(studio, sitting, round.id);
      else await decide(studio, sitting, { id: round.id, at, act: decision });
    }
  }
}
