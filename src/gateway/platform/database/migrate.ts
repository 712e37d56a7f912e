import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { baseline, definitions, migrations } from '../../migrations';
import { applyDefinitions, inTransaction, scriptOf, statementsOf } from './definitions';
import { permit, type Working } from './permit';

/** Advisory lock that lets a single gateway migrate while the others wait (`own.start.together`). */
const LOCK = 7_101_902;
/** Time between two attempts to acquire it, ms. */
const RETRY = 100;

/** Thrown if this version must not touch the database; the message is for the person who starts the gateway. */
export class UnfitDatabase extends Error {}

/**
 * Brings the database to this version: each missing migration in its own transaction, then the functions and triggers
 * whose files have changed. Rejects a database of a newer gateway (`own.start.older`). `working` names the roles that
 * get access if the gateway does not run as the owner of the tables.
 */
export async function migrate(pool: pg.Pool, working?: Working, waiting: Waiting = {}): Promise<void> {
  const client = await pool.connect();
  try {
    await requireServer(client);
    await acquireLock(client, waiting);
    await applyMigrations(client);
    await applyDefinitions(client, definitions);
    // The job queue's own tables: services enqueue from the first request on.
    await runMigrations({ pgPool: pool });
    if (working) await permit(client, working);
  } finally {
    // Ends the session, which releases the lock.
    client.release(true);
  }
}

/** `onWait`: called once if another gateway is migrating; `signal`: ends the wait for it. */
type Waiting = { onWait?: () => void; signal?: AbortSignal };

async function acquireLock(client: pg.ClientBase, { onWait, signal }: Waiting): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [LOCK]);
    if (rows[0]?.acquired) return;
    if (attempt === 0) onWait?.();
    await wait(RETRY, undefined, { signal });
  }
}

async function requireServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ fits: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as fits`,
  );
  if (!rows[0]?.fits) throw new UnfitDatabase('PostgreSQL 15 or later is needed');
}

async function applyMigrations(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists migration (name text primary key, at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const foreign = rows.find(({ name }) => !migrations.some((migration) => migration.name === name));
  if (foreign) throw new UnfitDatabase(`the database is newer than this gateway: it has the migration ${foreign.name}`);
  for (const { names, sql } of missingSteps(new Set(rows.map(({ name }) => name))))
    await inTransaction(client, async () => {
      await client.query(sql);
      await client.query('insert into migration (name) select unnest($1::text[])', [names]);
    });
}

/** Returns the missing migrations, one step each; on an empty database the baseline replaces those that it squashes. */
function missingSteps(done: ReadonlySet<string>): { names: string[]; sql: string }[] {
  const isSquashed = (name: string) => done.size === 0 && name <= baseline.through;
  const steps = migrations
    .filter(({ name }) => !done.has(name) && !isSquashed(name))
    .map(({ name, sql }) => ({ names: [name], sql }));
  if (done.size > 0) return steps;
  const names = migrations.map(({ name }) => name).filter(isSquashed);
  const needed = definitions.filter(({ name }) => baseline.needs.includes(name));
  return [{ names, sql: `${scriptOf(needed.flatMap(statementsOf))};\n${baseline.sql}` }, ...steps];
}
