import { advanceLifecycle } from '../../lifecycle';
import { BEACONS, roundAt } from '../../lottery/fair/beacon';
import type { Studio } from '../play/context';
import { cancel, open, type Round } from '../play/rounds';
import type { Query } from '../store/database';
import { roomRound, withinRoom } from './lifecycle';
import { lockRoom } from './progress';
import { ROOM_VOID } from './rooms';

/** Time from the last seat to the beacon's signature, which is unknown while seats are free. */
const MARGIN_MS = 3_000;

/**
 * Continues a seat whose stake was accepted: takes the seat if its room still accepts players, otherwise returns the
 * stake. `round` is locked.
 */
export async function resolveSeat(tx: Query, studio: Studio, round: Round, room: string): Promise<void> {
  const { takesSeats } = await lockRoom(tx, studio, room);
  if (!takesSeats) return cancel(tx, round, ROOM_VOID);
  await open(tx, round);
  const now = await studio.now(tx);
  const note = { beaconRound: roundAt(BEACONS[studio.settings.beacon], now.getTime() + MARGIN_MS) };
  await advanceLifecycle(withinRoom(tx, studio), roomRound, { id: room, event: { type: 'seat.taken' }, note });
}
