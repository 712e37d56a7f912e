import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inject, vi } from 'vitest';
import { type Database, openDatabase } from '../../../src/gateway/platform/database/database';
import { EVENT_CEILING } from '../../harness/ceilings';
import { admin, named } from './postgres';

/** Large enough that no time limit of a gateway depends on the machine; tests of a limit set their own. */
export const TIMEOUT_FACTOR = '10';

/** `direct`: connections without the pooler, for the harness; the same as `opened` if there is none. */
type ReusableDatabase = { url: string; demo: boolean; name: string; opened: Database; direct: Database };

/** Databases returned by test files of this worker, for reuse in their initial state. */
const reusableDatabases: ReusableDatabase[] = [];
/** Connections to keep; more would be missing elsewhere. */
const FEW = 8;

/**
 * Acquires a database in the state of a new copy of a template: migrated and, unless `demo` is false, with the demo's
 * data; its connections are warm.
 */
export async function freshDatabase({ demo = true } = {}) {
  const database = (await reuseDatabase(demo)) ?? (await copy(demo));
  let isReturned = false;
  return {
    url: database.url,
    opened: database.opened,
    /** Returns it, once: afterwards it may belong to another test. */
    async drop() {
      if (isReturned) return;
      isReturned = true;
      // Work in progress, such as of an abandoned request, would change what the next file finds.
      for (const { pool } of new Set([database.opened, database.direct])) {
        await vi.waitUntil(() => pool.totalCount === pool.idleCount && pool.waitingCount === 0, {
          timeout: EVENT_CEILING,
        });
        await leaveFew(pool);
      }
      reusableDatabases.push(database);
    },
  };
}

/** Restores a returned database; null without one. Drops it if its schema has changed. */
async function reuseDatabase(demo: boolean): Promise<ReusableDatabase | null> {
  const index = reusableDatabases.findIndex((reusableDatabase) => reusableDatabase.demo === demo);
  const [database] = index < 0 ? [] : reusableDatabases.splice(index, 1);
  if (!database) return null;
  const { pool } = database.direct;
  await endOthers(pool);
  const { rows } = await pool.query('select original.bring_back() as back').catch(() => ({ rows: [] }));
  if (rows[0]?.back) return database;
  for (const opened of new Set([database.opened, database.direct])) await opened.pool.end();
  await admin(inject('postgres').url, `drop database ${database.name} with (force)`);
  return reuseDatabase(demo);
}

/** Ends leftovers of a killed process: its last statement may still run and would change what the next file finds. */
async function endOthers(pool: Database['pool']) {
  const clients = await Promise.all(Array.from({ length: Math.max(1, pool.idleCount) }, () => pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid),
  );
  await clients[0]?.query(
    `select pg_terminate_backend(pid, $1) from pg_stat_activity where datname = current_database() and pid <> all ($2::int[])`,
    [EVENT_CEILING, pids],
  );
  for (const client of clients) client.release();
}

async function copy(demo: boolean): Promise<ReusableDatabase> {
  const postgres = inject('postgres');
  const template = demo ? postgres.demo : postgres.bare;
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await admin(postgres.url, `create database ${name} template ${template} strategy file_copy`);
  const url = named(postgres.url, name);
  const timeoutFactor = Number(TIMEOUT_FACTOR);
  const direct = openDatabase(url, { timeoutFactor });
  await direct.pool.query('select original.renew_jobs()');
  const pooled = pooledUrl(url);
  const opened = pooled ? openDatabase(pooled, { timeoutFactor, pooled: true, prepared: false }) : direct;
  return { url, demo, name, opened, direct };
}

/** Address of a database at the pooler; null without one. */
function pooledUrl(url: string): string | null {
  const { pooler } = inject('postgres');
  return pooler && named(pooler, new URL(url).pathname.slice(1));
}

/** Settings of a gateway on a database of the tests' server: its address, and the pooler's if there is one. */
export function databaseSettings(url: string): Record<string, string> {
  const pooled = pooledUrl(url);
  return pooled === null ? { DATABASE_URL: url } : { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url };
}

/** Acquires every idle connection. */
export const acquireIdle = (pool: Database['pool']) =>
  Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));

/** Ends surplus connections only: the others stay prepared. */
async function leaveFew(pool: Database['pool']) {
  for (const [index, client] of (await acquireIdle(pool)).entries()) client.release(index >= FEW);
}

export async function emptyDatabase() {
  const server = inject('postgres').url;
  const database = `maidan_${randomBytes(6).toString('hex')}`;
  await admin(server, `create database ${database}`);
  return { url: named(server, database), drop: () => admin(server, `drop database ${database} with (force)`) };
}

/** An empty database with a dump from an older gateway (`tests/gateway/dumps/`). */
export async function dumpedDatabase(name: string) {
  const database = await emptyDatabase();
  await admin(database.url, gunzipSync(readFileSync(`tests/gateway/dumps/${name}.sql.gz`)).toString('utf8'));
  return database;
}
