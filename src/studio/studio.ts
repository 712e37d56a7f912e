import type { AddressInfo } from 'node:net';
import type { Studio } from './play/context';
import { deliver } from './play/outbox';
import { recover } from './play/recover';
import { openPublisher, openReporter } from './publish/publisher';
import { buildServer } from './server/server';
import type { Settings } from './settings';
import { openStore } from './store/database';
import { openWire } from './wire/wire';

/** How often what waits is looked at, ms. */
const OUTBOX_EVERY = 500;
const RECOVER_EVERY = 5_000;

export type Running = { port: number; studio: Studio; stop(): Promise<void> };

/** Everything from settings to an open port. What an earlier process has left unsaid is said from the first moment on. */
export async function startStudio(settings: Settings, log: Studio['log']): Promise<Running> {
  const store = await openStore(settings.databaseUrl);
  const studio: Studio = { settings, store, wire: openWire(settings), log };
  try {
    const server = buildServer(studio);
    await server.listen({ port: settings.port, host: settings.host });
    const ends = [
      every(OUTBOX_EVERY, studio, async () => {
        while (await deliver(studio));
      }),
      every(RECOVER_EVERY, studio, () => recover(studio)),
      every(OUTBOX_EVERY, studio, openPublisher(studio)),
      every(OUTBOX_EVERY, studio, openReporter(studio)),
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

/** Does it again and again, each time when the time before is over; gives what ends it. */
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
