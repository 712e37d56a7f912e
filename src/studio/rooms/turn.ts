import { randomBytes, randomUUID } from 'node:crypto';
import { advanceLifecycle, expireTimer, LifecycleError, startLifecycle } from '../../lifecycle';
import { BEACONS, publishedAt } from '../../lottery/fair/beacon';
import { commitment } from '../fair/stream';
import { GAMES_OF_ROOMS } from '../games/rooms';
import { levelOf } from '../games/rooms/levels';
import type { Studio } from '../play/context';
import { seal } from '../store/sealing';
import { overdueTimers } from '../tables/lifecycle-store';
import { roomRound, withinRoom } from './lifecycle';
import { resumeRooms } from './outage';
import { sealedFor } from './proof';
import { type Room, roomsWhere } from './rooms';
import type { RoomKind } from './viewers';

/** Time in which a room must fill up after its first player has sat down, ms. */
const FILL_MS = 90_000;
const BEACON_MS = 60_000;

/** Takes every due step of rooms, and opens rooms of the kinds that have viewers. */
export async function turnRooms(studio: Studio): Promise<void> {
  await resumeRooms(studio);
  await expireDue(studio);
  for (const room of await roomsWhere(studio.store.pool, `state = 'starting'`)) await decide(studio, room);
  for (const kind of studio.roomViewers.kinds()) await openRoom(studio, kind);
}

async function expireDue(studio: Studio) {
  const { pool } = studio.store;
  for (const { id, key } of await overdueTimers(pool, await studio.now(pool), [roomRound.name]))
    await studio.store.transact((tx) => expireTimer(withinRoom(tx, studio), roomRound, { id, key }));
}

/** Opens a room of a kind, unless one has free seats. */
async function openRoom(studio: Studio, { game, level, mode, currency }: RoomKind): Promise<void> {
  const kind = [game, level, mode, currency];
  const open = `game = $1 and level = $2 and mode = $3 and currency = $4 and state in ('empty', 'waiting')`;
  if ((await roomsWhere(studio.store.pool, open, kind)).length > 0) return;
  const { stake, seats } = levelOf(level);
  const { version, decideMs, pauseMs } = GAMES_OF_ROOMS[game];
  const { seal: secret, beacon } = studio.settings;
  await studio.store.transact(async (tx) => {
    const id = randomUUID();
    const seed = randomBytes(32).toString('hex');
    const { rowCount } = await tx.query(
      `insert into rooms (id, game, level, mode, currency, version, stake, seats, sealed, commitment, beacon, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'empty') on conflict do nothing`,
      [id, ...kind, version, stake, seats, seal(secret, sealedFor(id), seed), commitment(seed), beacon],
    );
    // Another process was faster.
    if (rowCount === 0) return;
    const input = { seats, fillMs: FILL_MS, beaconMs: BEACON_MS, decideMs, pauseMs };
    await startLifecycle(withinRoom(tx, studio), roomRound, { id, input });
  });
}

/** Fetches the signature that decides a full room; does nothing while the beacon is silent. */
async function decide(studio: Studio, { id, beacon, beacon_round }: Room) {
  const now = await studio.now(studio.store.pool);
  if (beacon_round === null || publishedAt(BEACONS[beacon], beacon_round) > now.getTime()) return;
  const signature = await studio.beacon(beacon_round);
  if (signature === null) return;
  const request = { id, event: { type: 'beacon.published' }, note: { signature } } as const;
  await studio.store
    .transact((tx) => advanceLifecycle(withinRoom(tx, studio), roomRound, request))
    .catch((error: unknown) => {
      // Another process was faster.
      if (!(error instanceof LifecycleError)) throw error;
    });
}
