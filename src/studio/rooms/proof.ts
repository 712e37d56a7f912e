import { handsOf, type RoomSource } from '../fair/prove-room';
import type { Studio } from '../play/context';
import { toAmount } from '../play/context';
import type { Round } from '../play/rounds';
import type { Query } from '../store/database';
import { unseal } from '../store/sealing';
import { type Room, roomOf, type Seat, seatsOf } from './rooms';

/** Returns the owner that a room's seed is sealed for, in place of a player. */
export const sealedFor = (id: string) => `room ${id}`;

export const seedOfRoom = ({ settings }: Studio, { id, sealed }: Pick<Room, 'id' | 'sealed'>): string =>
  unseal(settings.seal, sealedFor(id), sealed);

/** Returns everything that determines a room's result. Throws before the beacon has decided. */
function roomSource(studio: Studio, room: Room, seats: readonly Seat[]): RoomSource {
  const { game, version, signature } = room;
  if (signature === null) throw new Error(`room ${room.id} is not decided`);
  return { game, version, serverSeed: seedOfRoom(studio, room), parts: seats.map(({ part }) => part), signature };
}

export const roomHands = (studio: Studio, room: Room, seats: readonly Seat[]) =>
  handsOf(
    roomSource(studio, room, seats),
    seats.map(({ decisions }) => decisions),
  );

/**
 * Returns the public part of the proof of a seat's round: everything but the seed, which is revealed when the round is
 * over.
 */
export function openProof(room: Room, seats: readonly Seat[], seat: number) {
  const { game, version, commitment, beacon, beacon_round, signature } = room;
  return {
    game,
    version,
    commitment,
    parts: seats.map(({ part }) => part),
    decisions: seats.map(({ decisions }) => decisions),
    seat,
    beacon: { name: beacon, round: beacon_round, signature },
  };
}

/** Returns the complete proof of a settled seat. */
export async function proofOfSeat(tx: Query, studio: Studio, { room: id, seat, stake, payout }: Round) {
  if (id === null || seat === null) throw new Error('no seat of a room');
  const room = await roomOf(tx, id);
  const amounts = { stake: toAmount(stake), payout: toAmount(payout ?? 0n) };
  return { ...openProof(room, await seatsOf(tx, id), seat), serverSeed: seedOfRoom(studio, room), ...amounts };
}
