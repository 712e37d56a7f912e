import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SqlFile } from '../../migrations';

/** Applies the functions and triggers whose file differs from the one that the database has, in the caller's transaction. */
export async function applyDefinitions(client: pg.ClientBase, files: readonly SqlFile[]): Promise<void> {
  await client.query('create table if not exists definition (name text primary key, hash text not null)');
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from definition');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.filter((file) => applied.get(file.name) !== hashOf(file));
  if (changed.length === 0) return;
  await client.query(scriptOf(changed));
  await client.query(
    `insert into definition select * from unnest($1::text[], $2::text[])
      on conflict (name) do update set hash = excluded.hash`,
    [changed.map(({ name }) => name), changed.map(hashOf)],
  );
}

/** Statements of files whose functions may call one another in any order: a test checks their bodies. */
export const scriptOf = (files: readonly SqlFile[]): string =>
  ['set local check_function_bodies = off', ...files.map(({ sql }) => sql)].join(';\n');

const hashOf = ({ sql }: SqlFile): string => createHash('sha256').update(sql).digest('hex');
