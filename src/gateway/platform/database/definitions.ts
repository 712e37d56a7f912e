import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SqlFile } from '../../migrations';
import { isLocked } from './database';

/**
 * Attempts to lock a trigger's table, with a timeout of `LOCK_WAIT` each, because writers queue behind the waiting
 * lock.
 */
const TRIES = 60;
const LOCK_WAIT = '1s';

/**
 * Applies the functions and triggers whose file differs from the applied one: all functions in one transaction, then
 * each trigger in its own. One transaction for several triggers would lock their tables in another order than postings
 * do and deadlock with them.
 */
export async function applyDefinitions(client: pg.ClientBase, files: readonly SqlFile[]): Promise<void> {
  await client.query('create table if not exists definition (name text primary key, hash text not null)');
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from definition');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.filter((file) => applied.get(file.name) !== hashOf(file));
  if (changed.length === 0) return;
  const statements = changed.flatMap(statementsOf);
  await inTransaction(client, () => client.query(scriptOf(statements.filter((statement) => !isTrigger(statement)))));
  for (const trigger of statements.filter(isTrigger)) await replaceTrigger(client, trigger);
  await client.query(
    `insert into definition select * from unnest($1::text[], $2::text[])
      on conflict (name) do update set hash = excluded.hash`,
    [changed.map(({ name }) => name), changed.map(hashOf)],
  );
}

/** Returns the statements of a file, which blank lines separate. */
export const statementsOf = ({ sql }: SqlFile): string[] => sql.trim().split(/\n{2,}/);

const isTrigger = (statement: string): boolean => /^(drop|create or replace) trigger /m.test(statement);

/** Returns the script of functions that may call one another in any order; a test checks their bodies instead. */
export const scriptOf = (statements: readonly string[]): string =>
  ['set local check_function_bodies = off', ...statements].join(';\n');

async function replaceTrigger(client: pg.ClientBase, statement: string, tries = TRIES): Promise<void> {
  const replace = () => client.query(`set local lock_timeout = '${LOCK_WAIT}';\n${statement}`);
  try {
    await inTransaction(client, replace);
  } catch (error) {
    if (!isLocked(error) || tries <= 1) throw error;
    await replaceTrigger(client, statement, tries - 1);
  }
}

export async function inTransaction(client: pg.ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const hashOf = ({ sql }: SqlFile): string => createHash('sha256').update(sql).digest('hex');
