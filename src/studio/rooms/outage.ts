import * as v from 'valibot';
import { advanceLifecycle, LifecycleError } from '../../lifecycle';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { postponeTimers } from '../tables/lifecycle-store';
import { roomRound, withinRoom } from './lifecycle';
import { LIVE_ROOM, roomsWhere } from './rooms';

/** Longest pause between two passes that is not made up to players, ms. */
const UNNOTICED_MS = 5_000;
/** Longest absence after which rounds continue, ms. */
const MAX_AWAY_MS = 120_000;

const heartbeatRow = v.object({ away: v.number() });

/** Returns the time since any process of the studio last worked on rooms, ms, and resets it. */
async function beat(tx: Query): Promise<number> {
  const [row] = await queryRows(
    tx,
    heartbeatRow,
    'select (extract(epoch from now() - at) * 1000)::float8 as away from heartbeat for update',
  );
  await tx.query('update heartbeat set at = now()');
  return row?.away ?? 0;
}

/**
 * Gives players back the time in which no process of the studio was running. After a longer absence all rounds are void
 * (own.room.void).
 */
export const resumeRooms = (studio: Studio): Promise<void> =>
  studio.store.transact(async (tx) => {
    const away = await beat(tx);
    if (away < UNNOTICED_MS) return;
    studio.log('rooms.resumed', { away });
    await postponeTimers(tx, studio, roomRound.name, away);
    await tx.query(
      `update rooms set closes_at = closes_at + make_interval(secs => $1)
        where closes_at is not null and ${LIVE_ROOM}`,
      [away / 1_000],
    );
    if (away < MAX_AWAY_MS) return;
    const running = await roomsWhere(tx, `state in ('waiting', 'starting', 'deciding') for update`);
    for (const { id } of running) await interrupt(tx, studio, id);
  });

async function interrupt(tx: Query, studio: Studio, id: string) {
  try {
    await advanceLifecycle(withinRoom(tx, studio), roomRound, { id, event: { type: 'round.interrupted' } });
  } catch (error) {
    // Its time ended before the absence.
    if (!(error instanceof LifecycleError)) throw error;
  }
}
