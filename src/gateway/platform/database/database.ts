import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../context';

export type Database = { pool: pg.Pool; db: Db };

/** Column names are snake_case in the database, camelCase in code. */
export const CASING = { casing: 'snake_case' } as const;

/** Time limits after which PostgreSQL cancels a query, ms. */
type Patience = { statement: number; lock: number; idleInTransaction: number };

/** Timeout for acquiring a connection, ms. */
const CONNECT = 5_000;

/**
 * For calls. A page gives up after 15 s (`SETTINGS.callTimeout`): what takes longer is done for nobody, and holds others up meanwhile. A lock is
 * held for some ms, by fifty at once for some hundred; who waits for 5 s waits for one that hangs. Nothing but the database is waited for
 * within a transaction, so that one that is idle for 10 s has been forgotten.
 */
const OF_CALLS: Patience = { statement: 10_000, lock: 5_000, idleInTransaction: 10_000 };

/**
 * The connections that all queries share. Without `patience` (null) whatever is
 * asked takes as long as it takes: migrations, and jobs, for which nobody waits. `timeoutFactor` multiplies all of these.
 */
export function openDatabase(
  url: string,
  {
    max = 20,
    patience = OF_CALLS,
    timeoutFactor = 1,
  }: { max?: number; patience?: Patience | null; timeoutFactor?: number } = {},
): Database {
  const limits = patience && {
    statement_timeout: patience.statement * timeoutFactor,
    lock_timeout: patience.lock * timeoutFactor,
    idle_in_transaction_session_timeout: patience.idleInTransaction * timeoutFactor,
  };
  const connectionTimeoutMillis = CONNECT * timeoutFactor;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis,
    application_name: 'maidan',
    ...limits,
  });
  // A connection that breaks while idle is replaced; the next query tells whether the server is there.
  pool.on('error', () => undefined);
  // A client that breaks while checked out reports to its borrower; without a listener the process would exit, too.
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    planOnce(client, names);
  });
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

/** So many statements are told apart by their text; more than that are read anew each time, as lists of any length are. */
const MOST_NAMES = 500;

/** Has a connection read and plan a statement with values once, and not each time: half of what a small one costs. */
function planOnce(client: pg.PoolClient, names: Map<string, string>) {
  const { query } = client;
  const value = (asked: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [named(asked, rest[0], names), ...rest]);
  Object.defineProperty(client, 'query', { value });
}

function named(asked: unknown, values: unknown, names: Map<string, string>): unknown {
  if (!Array.isArray(values) || values.length === 0 || typeof asked !== 'object' || asked === null) return asked;
  const { name, text }: { name?: unknown; text?: unknown } = asked;
  if (name !== undefined || typeof text !== 'string') return asked;
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `maidan_${names.size}`);
  return { ...asked, name: names.get(text) };
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '08006',
  '08001',
  '08003',
  '53300',
]);

/** Tests an error and its causes. */
const holds = (error: unknown, is: (error: Error & { code?: unknown }) => boolean): boolean =>
  error instanceof Error && (is(error) || holds(error.cause, is));

/** Returns whether an error means that the database cannot be reached now, whatever it is wrapped in. */
export const isUnreachable = (error: unknown): boolean =>
  holds(
    error,
    ({ code, message }) =>
      (typeof code === 'string' && UNREACHABLE.has(code)) ||
      /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/.test(message),
  );

/** Returns whether PostgreSQL ended a transaction because of a deadlock: it can be tried again. */
const isDeadlock = (error: unknown): boolean => holds(error, ({ code }) => code === '40P01');

/** Returns whether a NOWAIT lock was held elsewhere. */
export const isLocked = (error: unknown): boolean => holds(error, ({ code }) => code === '55P03');

/**
 * Returns whether PostgreSQL ended a statement because it, or a lock that it waited for, took too long, or because of a
 * deadlock: nothing of it was done.
 */
export const isOverdue = (error: unknown): boolean =>
  isDeadlock(error) || holds(error, ({ code }) => code === '57014' || code === '55P03');

/**
 * Tries again what PostgreSQL ended because it and another call waited for each other; a few times, as others who were ended begin anew at
 * the same moment.
 */
export const untangled = <T>(work: () => Promise<T>, tries = 5): Promise<T> =>
  work().catch((error) => (isDeadlock(error) && tries > 1 ? untangled(work, tries - 1) : Promise.reject(error)));
