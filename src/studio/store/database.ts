import pg from 'pg';
import { traceQueries } from '../../tracing/queries';
import { SCHEMA } from './schema';

/** Query interface of a transaction, or of a separate connection. */
export type Query = Pick<pg.ClientBase, 'query'>;
export type Store = { pool: pg.Pool; transact<T>(work: (tx: Query) => Promise<T>): Promise<T>; close(): Promise<void> };

const SCHEMA_LOCK = 7_101_950;

/** Opens the studio's database and migrates it to this version. */
export async function openStore(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    application_name: 'maidan-studio',
    statement_timeout: 10_000,
  });
  // A connection that breaks while idle is replaced; the next query reveals whether the server is there.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    traceQueries(client);
  });
  traceQueries(pool);
  const transact: Store['transact'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  await transact(bringUp);
  return { pool, transact, close: () => pool.end() };
}

async function bringUp(tx: Query) {
  await tx.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await tx.query(
    'create table if not exists versions (version integer primary key, at timestamptz not null default now())',
  );
  const { rows } = await tx.query<{ version: number }>('select coalesce(max(version), 0) as version from versions');
  const from = rows[0]?.version ?? 0;
  for (const [index, sql] of SCHEMA.entries()) {
    if (index < from) continue;
    await tx.query(sql);
    await tx.query('insert into versions (version) values ($1)', [index + 1]);
  }
}
