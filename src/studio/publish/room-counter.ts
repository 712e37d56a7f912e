import * as v from 'valibot';
import type { StudioRequest } from '../../contract/play/studio';
import { LEVEL_IDS } from '../games/rooms/levels';
import { ROOM_GAMES } from '../games/rooms/room-game';
import type { Studio } from '../play/context';
import { queryRows } from '../store/query';
import { Unanswered } from '../wire/wire';
import { patiently } from './publisher';

/** Interval at which an unchanged report is repeated, because it counts for two minutes at the portal, ms. */
const REPEAT_MS = 60_000;

const waitingRow = v.object({ room: v.string(), waiting: v.number() });

/** Counts the players waiting in each room of the portal, except trials and demos. */
async function countWaiting({ store }: Studio): Promise<StudioRequest<'rooms'>['rooms']> {
  const counted = await queryRows(
    store.pool,
    waitingRow,
    `select m.game || '-' || m.level as room, count(*)::int as waiting
       from rooms m join rounds r on r.room = m.id and r.state in ('betting', 'open')
      where m.mode = 'real' and m.state in ('empty', 'waiting') group by 1`,
  );
  return ROOM_GAMES.flatMap((game) => LEVEL_IDS.map((level) => `${game}-${level}`)).map((roomId) => ({
    roomId,
    waiting: counted.find(({ room }) => room === roomId)?.waiting ?? 0,
  }));
}

/** Reports the players waiting in rooms when their number changes, and once a minute. */
export function openRoomCounter(studio: Studio): () => Promise<void> {
  let last = '';
  let reportedAt = 0;
  return patiently(studio, 'rooms.wait', async () => {
    const rooms = await countWaiting(studio);
    const report = JSON.stringify(rooms);
    if (report === last && Date.now() - reportedAt < REPEAT_MS) return;
    const { answer } = await studio.wire.call('rooms', { rooms });
    if (answer.outcome === 'unknown') throw new Unanswered(answer.code);
    if (answer.outcome !== 'applied') studio.log('rooms.refused', { code: answer.code });
    last = report;
    reportedAt = Date.now();
  });
}
