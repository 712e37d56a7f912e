import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../kit';

export type Database = { pool: pg.Pool; db: Db };

const CASING = { casing: 'snake_case' } as const;

/** The connections that all queries share. Column names are snake_case in the database, camelCase in code. */
export function openDatabase(url: string, { max = 20 } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, application_name: 'maidan' });
  // A connection that breaks while idle is replaced; the next query tells whether the server is there.
  pool.on('error', () => undefined);
  // One that breaks while it is lent tells whoever has it; without a listener the process would end besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, CASING);
  // Drizzle's own never gives back a connection whose "begin" fails: each that breaks there would be one less for everybody.
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, CASING).transaction(work, settings);
    } finally {
      client.release();
    }
  };
  return { pool, db };
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53300',
]);

/** Whether it is so of an error, or of one that it wraps. */
const holds = (error: unknown, is: (error: Error & { code?: unknown }) => boolean): boolean =>
  error instanceof Error && (is(error) || holds(error.cause, is));

/** Whether an error means that the database cannot be reached now, whatever it is wrapped in. */
export const isUnreachable = (error: unknown): boolean =>
  holds(
    error,
    ({ code, message }) =>
      (typeof code === 'string' && UNREACHABLE.has(code)) ||
      /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/.test(message),
  );

/** Whether PostgreSQL ended a transaction because it and another one waited for each other: it can be tried again. */
const isDeadlock = (error: unknown): boolean => holds(error, ({ code }) => code === '40P01');

/** Tries once more what PostgreSQL ended because it and another call waited for each other. */
export const untangled = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error) => (isDeadlock(error) ? work() : Promise.reject(error)));
