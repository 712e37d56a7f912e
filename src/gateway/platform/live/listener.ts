import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { ModuleContext } from '../context';
import { ANNOUNCE, CHANNEL, changesOf } from './changes';
import { liveHubOf } from './hub';

/** Interval between two looks for changes, and pause before a lost connection is replaced, ms. */
const INTERVAL = 250;
const PAUSE = 1_000;
/** Time after which a connection that does not respond is replaced, ms. */
const RESPONSE = 5_000;

/**
 * Listens for changes on one connection of this process, which also takes and announces those that others have made,
 * and so proves that it is alive. A lost connection is replaced, and all streams resynchronise (`own.live.listening`).
 * Returns the function that stops it.
 */
export function startListening(ctx: ModuleContext, pool: pg.Pool): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await listen(ctx, pool, signal).catch((error: unknown) => {
        if (!signal.aborted) ctx.log.warn({ err: error }, 'live.lost');
      });
      await pause(PAUSE, signal);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}

/** Listens until the connection fails or the signal aborts. */
async function listen(ctx: ModuleContext, pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const hub = liveHubOf(ctx);
  const client = await pool.connect();
  const query = (text: string) => inTime(client.query(text), RESPONSE * ctx.config.timeoutFactor);
  client.on('notification', ({ payload }) => {
    for (const change of changesOf(payload)) hub.publish(change);
  });
  try {
    await query(`listen ${CHANNEL}`);
    hub.resync();
    while (!signal.aborted) {
      await query(ANNOUNCE);
      await pause(INTERVAL, signal);
    }
  } finally {
    // Ends the connection, and with it the listening.
    client.release(true);
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  const timer = new AbortController();
  const late = wait(limit, undefined, { signal: timer.signal }).then(() => {
    throw new Error('the connection for changes does not respond');
  });
  return Promise.race([work, late]).finally(() => timer.abort());
}
