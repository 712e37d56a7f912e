import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { traceQueries } from '../../../tracing/queries';
import type { Db } from '../context';

export type Database = { pool: pg.Pool; db: Db };

/** Column names are snake_case in the database, camelCase in code. */
export const CASING = { casing: 'snake_case' } as const;

/** Time limits after which PostgreSQL cancels a query, ms. */
type Timeouts = { statement: number; lock: number; idleInTransaction: number };

/** Timeout for acquiring a connection, ms. */
const CONNECT = 5_000;
/**
 * Time after the statement timeout in which PostgreSQL must have reported it, ms. Otherwise the server or the network
 * hangs, and the connection is discarded (`own.database.frozen`).
 */
const GRACE = 2_000;
/** Idle time after which TCP checks that the other side is still there, ms. */
const KEEPALIVE = 10_000;

/**
 * Limits for requests. A page gives up after 15 s (`SETTINGS.callTimeout`), so longer statements only hold up others.
 * Locks are held for a few ms, for some hundred ms under 50 concurrent requests; a wait of 5 s means that the holder
 * hangs. Transactions wait for nothing but the database, so one that idles for 10 s has been abandoned.
 */
const OF_CALLS: Timeouts = { statement: 10_000, lock: 5_000, idleInTransaction: 10_000 };

/** Settings of PostgreSQL for timeouts, ms; zero is without a limit. */
const limitsOf = ({ statement, lock, idleInTransaction }: Timeouts, timeoutFactor: number) => ({
  statement_timeout: statement * timeoutFactor,
  lock_timeout: lock * timeoutFactor,
  idle_in_transaction_session_timeout: idleInTransaction * timeoutFactor,
});

/** Undoes the limits that a role may have (`limitRole`). */
const WITHOUT_LIMITS = Object.keys(limitsOf(OF_CALLS, 0))
  .map((name) => `-c ${name}=0`)
  .join(' ');

/** Advisory lock of gateways that start together: PostgreSQL rejects concurrent changes of a role. */
const ROLE_LOCK = 7_101_903;

/**
 * Gives the current role, in this database, the time limits of calls: a pooler in transaction mode accepts no settings
 * of a session (`own.database.pooler`). Sessions that are already open keep theirs.
 */
export async function limitRole(pool: pg.Pool, timeoutFactor: number): Promise<void> {
  const changes = Object.entries(limitsOf(OF_CALLS, timeoutFactor)).map(
    ([name, limit]) =>
      `execute format('alter role %I in database %I set ${name} = ${Math.round(limit)}', current_user, current_database());`,
  );
  await pool.query(`do $$ begin perform pg_advisory_xact_lock(${ROLE_LOCK}); ${changes.join(' ')} end $$`);
}

/**
 * Options of a pool. With `timeouts` null there are no time limits, for migrations and jobs. `timeoutFactor` multiplies
 * all limits. `pooled`: the address is a pooler in transaction mode, whose limits are those of the role. `prepared`:
 * statements are prepared by name.
 */
type DatabaseOptions = {
  max?: number;
  timeouts?: Timeouts | null;
  timeoutFactor?: number;
  pooled?: boolean;
  prepared?: boolean;
};

/** Opens the connection pool of all queries. */
export function openDatabase(
  url: string,
  { max = 20, timeouts = OF_CALLS, timeoutFactor = 1, pooled = false, prepared = true }: DatabaseOptions = {},
): Database {
  const limits = timeouts
    ? {
        ...(!pooled && limitsOf(timeouts, timeoutFactor)),
        // Zero: without a limit on both sides.
        query_timeout: timeouts.statement && (timeouts.statement + GRACE) * timeoutFactor,
      }
    : { options: WITHOUT_LIMITS };
  const connectionTimeoutMillis = CONNECT * timeoutFactor;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis,
    application_name: 'maidan',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE,
    ...limits,
  });
  // A connection that breaks while idle is replaced; the next query shows whether the server is up.
  pool.on('error', () => undefined);
  // A client that breaks while checked out reports to its borrower; without a listener the process would exit, too.
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    traceQueries(client);
    watchStatements(client, prepared ? (config, values) => named(config, values, names) : unnamed);
  });
  traceQueries(pool);
  const db = drizzle(pool, CASING);
  // Drizzle's own implementation leaks the connection if "begin" fails, which shrinks the pool.
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

/**
 * Maximum number of prepared statements per connection, named by their text. Others are parsed on every call, such as
 * lists of varying length.
 */
const MAX_NAMES = 500;

/**
 * Makes a connection rewrite its queries, and discards it once it cannot serve any more, so that the rollback of its
 * transaction does not wait for it either.
 */
function watchStatements(client: pg.PoolClient, rewrite: (queryConfig: unknown, values: unknown) => unknown) {
  const { query } = client;
  const value = (queryConfig: unknown, ...rest: unknown[]): unknown => {
    const result: unknown = Reflect.apply(query, client, [rewrite(queryConfig, rest[0]), ...rest]);
    if (result instanceof Promise) result.catch((error) => isUseless(error) && discard(client));
    return result;
  };
  Object.defineProperty(client, 'query', { value });
}

/** Names a parameterised statement, so that it is prepared, which halves the cost of small ones. */
function named(queryConfig: unknown, values: unknown, names: Map<string, string>): unknown {
  if (!Array.isArray(values) || values.length === 0 || typeof queryConfig !== 'object' || queryConfig === null)
    return queryConfig;
  const { name, text }: { name?: unknown; text?: unknown } = queryConfig;
  if (name !== undefined || typeof text !== 'string') return queryConfig;
  if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `maidan_${names.size}`);
  return { ...queryConfig, name: names.get(text) };
}

/** Removes a statement's name: behind a pooler the next call may reach a session that has not prepared it. */
function unnamed(queryConfig: unknown): unknown {
  if (typeof queryConfig !== 'object' || queryConfig === null || !('name' in queryConfig)) return queryConfig;
  return { ...queryConfig, name: undefined };
}

/** A server that accepts no writes, such as a primary that was demoted (`own.database.read-only`). */
const READ_ONLY = '25006';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  // Full disk: the server accepts no rows until there is space, or another becomes primary (`own.database.full`).
  '53100',
  '53300',
]);
/** Class of PostgreSQL's connection errors. */
const CONNECTION_ERROR = /^08...$/;

/** Tests an error and its causes. */
const holds = (error: unknown, is: (error: Error & { code?: unknown }) => boolean): boolean =>
  error instanceof Error && (is(error) || holds(error.cause, is));

/**
 * Returns whether a connection is of no more use: no response arrived within `query_timeout` (the library has no code
 * for it), or its server has become read-only.
 */
const isUseless = (error: unknown): boolean =>
  holds(error, ({ code, message }) => message === 'Query read timeout' || code === READ_ONLY);

/** Returns whether an error, or one of its causes, means that the database cannot be reached now. */
export const isUnreachable = (error: unknown): boolean =>
  isUseless(error) ||
  holds(
    error,
    ({ code, message }) =>
      (typeof code === 'string' && (UNREACHABLE.has(code) || CONNECTION_ERROR.test(code))) ||
      /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/.test(message),
  );

/** Returns whether a pooler in transaction mode rejected a connection that needs a session. */
export const isPoolerRejection = (error: unknown): boolean =>
  holds(error, ({ message }) => message.includes('unsupported startup parameter'));

/** Closes a connection; if it is waiting for a response, without a farewell. The pool replaces it. */
function discard(client: pg.PoolClient) {
  // The pool's type of a client hides `end`.
  if (client instanceof pg.Client) void client.end().catch(() => undefined);
}

/** Returns whether PostgreSQL aborted a transaction because of a deadlock, so that it can be retried. */
const isDeadlock = (error: unknown): boolean => holds(error, ({ code }) => code === '40P01');

/** Returns whether a NOWAIT lock was held elsewhere. */
export const isLocked = (error: unknown): boolean => holds(error, ({ code }) => code === '55P03');

/**
 * Returns whether PostgreSQL cancelled a statement because of a statement timeout, a lock timeout or a deadlock; none
 * of its effects remain.
 */
export const isOverdue = (error: unknown): boolean =>
  isDeadlock(error) || holds(error, ({ code }) => code === '57014' || code === '55P03');

/**
 * Retries work that PostgreSQL aborted because of a deadlock; several times, because its opponents retry at the same
 * moment.
 */
export const untangled = <T>(work: () => Promise<T>, tries = 5): Promise<T> =>
  work().catch((error) => (isDeadlock(error) && tries > 1 ? untangled(work, tries - 1) : Promise.reject(error)));
