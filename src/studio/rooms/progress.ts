import { roomRoundMachine } from '../../../machines/play/room-round/room-round.machine';
import { restore } from '../../lifecycle';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { lockLifecycle } from '../tables/lifecycle-store';

/** Stored chart of rooms; `lifecycle.ts` adds the effects of its steps. */
export const ROOM_CHART = { name: 'room-round', machine: roomRoundMachine, migrations: [] };

/** Permissions of a room now. */
type RoomProgress = { takesSeats: boolean; isRunning: boolean; takesDecisions: boolean };

/**
 * Reads the permissions of a room and locks it until the transaction ends. After a deadline nothing is permitted,
 * however late the step is taken.
 */
export async function lockRoom(tx: Query, studio: Studio, id: string): Promise<RoomProgress> {
  const row = await lockLifecycle(tx, { name: ROOM_CHART.name, id }, 'update');
  if (!row) throw new Error(`unknown room ${id}`);
  const { snapshot, timers } = restore(ROOM_CHART, row);
  const now = (await studio.now(tx)).getTime();
  const isInTime = timers.every(({ due }) => now < Date.parse(due));
  const permits = (tag: string) => isInTime && snapshot.tags.has(tag);
  return { takesSeats: permits('seats'), isRunning: permits('running'), takesDecisions: permits('decisions') };
}
