import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { Studio } from './play/context';
import { deliver } from './play/outbox';
import { recover } from './play/recover';
import { publishPond } from './pond/pond-view';
import { openPublisher, openReporter, openRoomReporter, openTableReporter } from './publish/publisher';
import { openRoomCounter } from './publish/room-counter';
import { publishRooms } from './rooms/room-view';
import { turnRooms } from './rooms/turn';
import { openRoomViewers } from './rooms/viewers';
import { buildServer } from './server/server';
import type { Settings } from './settings';
import { openStore } from './store/database';
import { purge } from './store/purge';
import { queryRows } from './store/query';
import { openBeacon } from './tables/beacon';
import { publishTables } from './tables/table-view';
import { turnTables } from './tables/turn';
import { openViewers } from './tables/viewers';
import { openWire } from './wire/wire';

/** Intervals of polling, ms. */
const OUTBOX_EVERY = 500;
const RECOVER_EVERY = 5_000;
const TABLES_EVERY = 200;
const PURGE_EVERY = 3_600_000;

const clockRow = v.object({ now: v.date() });
const databaseClock: Studio['now'] = async (tx) => {
  const [row] = await queryRows(tx, clockRow, 'select now()');
  if (!row) throw new Error('now() returned no row');
  return row.now;
};

export type Running = { port: number; studio: Studio; stop(): Promise<void> };

/**
 * Starts the studio, from settings to an open port. Reports left by an earlier process are sent from the start. `now`:
 * clock of tables and of the pond; tests use their own.
 */
export async function startStudio(settings: Settings, log: Studio['log'], now = databaseClock): Promise<Running> {
  const store = await openStore(settings.databaseUrl);
  const studio: Studio = {
    settings,
    store,
    wire: openWire(settings),
    beacon: openBeacon(settings),
    viewers: openViewers(),
    pondViewers: openViewers(),
    roomViewers: openRoomViewers(),
    now,
    log,
  };
  try {
    const server = buildServer(studio);
    await server.listen({ port: settings.port, host: settings.host });
    const ends = [
      every(OUTBOX_EVERY, studio, async () => {
        while (await deliver(studio));
      }),
      every(RECOVER_EVERY, studio, () => recover(studio)),
      every(PURGE_EVERY, studio, () => purge(store)),
      every(TABLES_EVERY, studio, async () => {
        await turnTables(studio);
        await publishTables(studio);
      }),
      every(TABLES_EVERY, studio, () => publishPond(studio)),
      every(TABLES_EVERY, studio, async () => {
        await turnRooms(studio);
        await publishRooms(studio);
      }),
      every(OUTBOX_EVERY, studio, openPublisher(studio)),
      every(OUTBOX_EVERY, studio, openReporter(studio)),
      every(OUTBOX_EVERY, studio, openTableReporter(studio)),
      every(OUTBOX_EVERY, studio, openRoomReporter(studio)),
      every(OUTBOX_EVERY, studio, openRoomCounter(studio)),
    ];
    const stop = async () => {
      await server.close();
      await Promise.all(ends.map((end) => end()));
      await store.close();
    };
    return { port: portOf(server.server.address()), studio, stop };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Repeats work at an interval, which starts when the previous run is done. Returns a function that stops it. */
function every(ms: number, { log }: Studio, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const once = async () => {
    await work().catch((error: unknown) =>
      log('studio.waits', { error: error instanceof Error ? error.message : String(error) }),
    );
    if (!ended) timer = setTimeout(again, ms);
  };
  const again = () => {
    running = once();
  };
  let running = once();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}

const portOf = (address: string | AddressInfo | null) => (typeof address === 'object' && address ? address.port : 0);
