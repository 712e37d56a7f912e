import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/**
 * Counts round trips of a pool's connections: PostgreSQL answers each statement, `begin` and `commit` included, with
 * one message that it is ready for the next.
 */
export function countTrips(pool: pg.Pool): () => number {
  let trips = 0;
  onReady(pool, () => {
    trips += 1;
  });
  return () => trips;
}

/** Counts open transactions on a pool's connections. */
export function openTransactions(pool: pg.Pool): () => number {
  const open = new Set<pg.PoolClient>();
  onReady(pool, (client, status) => (status === 'I' ? open.delete(client) : open.add(client)));
  return () => open.size;
}

type Word = (client: pg.PoolClient, status: 'I' | 'T' | 'E') => void;

function onReady(pool: pg.Pool, listener: Word) {
  const seen = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const connection: EventEmitter = Reflect.get(client, 'connection');
    connection.on('readyForQuery', ({ status }) => listener(client, status));
  });
}
