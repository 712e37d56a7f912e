import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { clockMsSql } from './clock';
import { queryRow } from './query';

const revisionRow = v.object({ revision: v.string(), now: v.string() });

/**
 * Caches rows in the process until their revision, which a trigger increments, changes: one short query per call, and
 * processes need not notify each other. `now`: the platform time, epoch ms.
 */
export function cacheByRevision<Row>(
  { db }: Pick<ModuleContext, 'db'>,
  table: 'notice_revision' | 'content_revision',
  read: () => Promise<Row[]>,
) {
  let cache: { revision: string; rows: Row[] } | null = null;
  return async (): Promise<{ rows: Row[]; now: number }> => {
    const { revision, now } = await queryRow(
      db,
      revisionRow,
      sql`select revision::text, ${clockMsSql} as now from ${sql.identifier(table)}`,
    );
    // Read after the revision, so the rows are of that revision or a later one; a later one is simply read again next
    // time.
    if (cache?.revision !== revision) cache = { revision, rows: await read() };
    return { rows: cache.rows, now: Number(now) };
  };
}
