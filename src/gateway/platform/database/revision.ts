import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { clockMsSql } from './clock';
import { queryRow } from './query';

const revisionRow = v.object({ revision: v.string(), now: v.string() });

/**
 * Reads rows and keeps them in the process for as long as their revision, which a trigger moves, is the database's: one short statement a
 * call, and no process says what another has changed. `now`: the platform's time, epoch ms.
 */
export function keptByRevision<Row>(
  { db }: Pick<ModuleContext, 'db'>,
  table: 'notice_revision' | 'content_revision',
  read: () => Promise<Row[]>,
) {
  let kept: { revision: string; rows: Row[] } | null = null;
  return async (): Promise<{ rows: Row[]; now: number }> => {
    const { revision, now } = await queryRow(
      db,
      revisionRow,
      sql`select revision::text, ${clockMsSql} as now from ${sql.identifier(table)}`,
    );
    // Read after the revision, so that they are of that one or of a later one, which is read anew next time.
    if (kept?.revision !== revision) kept = { revision, rows: await read() };
    return { rows: kept.rows, now: Number(now) };
  };
}
