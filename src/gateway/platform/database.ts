import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../module-context';

export type Database = { pool: pg.Pool; db: Db };

const CASING = { casing: 'snake_case' } as const;

/** The connections that all queries share. Column names are snake_case in the database, camelCase in code. */
export function openDatabase(url: string, { max = 20 } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, application_name: 'maidan' });
  // A connection that breaks while idle is replaced; the next query tells whether the server is there.
  pool.on('error', () => undefined);
  // One that breaks while it is lent tells whoever has it; without a listener the process would end besides.
  pool.on('connect', (client) => planOnce(client.on('error', () => undefined)));
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

/** Statements that are told apart, by their text; more than that are read anew each time, as lists of any length are. */
const names = new Map<string, string>();
const MOST_NAMES = 500;

/** Has a connection read and plan a statement with values once, and not each time: half of what a small one costs. */
function planOnce(client: pg.PoolClient) {
  const { query } = client;
  const value = (asked: unknown, ...rest: unknown[]): unknown => Reflect.apply(query, client, [named(asked, rest[0]), ...rest]);
  Object.defineProperty(client, 'query', { value });
}

function named(asked: unknown, values: unknown): unknown {
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

/** Whether what was to be locked at once is locked by somebody else. */
export const isLocked = (error: unknown): boolean => holds(error, ({ code }) => code === '55P03');

/**
 * Tries again what PostgreSQL ended because it and another call waited for each other; a few times, as others who were ended begin anew at
 * the same moment.
 */
export const untangled = <T>(work: () => Promise<T>, tries = 5): Promise<T> =>
  work().catch((error) => (isDeadlock(error) && tries > 1 ? untangled(work, tries - 1) : Promise.reject(error)));
