import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { migrations } from '../../migrations';
import { permit, type Working } from './permit';

/** Lock that lets a single gateway migrate while the others wait. */
const LOCK = 7_101_902;

/**
 * Brings the database forward to this version, each migration whole or not at all. A database that knows a migration that we do not is
 * newer than this gateway: it is left alone and the start stops. `working`: who works on it, where that is not its owner.
 */
export async function migrate(pool: pg.Pool, working?: Working) {
  const client = await pool.connect();
  try {
    const { rows: versions } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((versions[0]?.version ?? 0) < 150_000) throw new UnfitDatabase('PostgreSQL 15 or later is needed');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map(({ name }) => name));
    const ours = new Set(migrations.map(({ name }) => name));
    const foreign = [...done].find((name) => !ours.has(name));
    if (foreign) throw new UnfitDatabase(`the database is newer than this gateway: it has the migration ${foreign}`);
    for (const { name, sql } of migrations) if (!done.has(name)) await apply(client, name, sql);
    // The jobs' own: whoever promises something for later needs them at once.
    await runMigrations({ pgPool: pool });
    if (working) await permit(client, working);
  } finally {
    // Ends the session, and with it the lock.
    client.release(true);
  }
}

/** A database that this gateway must not touch; the message is for whoever starts it. */
export class UnfitDatabase extends Error {}

async function apply(client: pg.PoolClient, name: string, sql: string) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
