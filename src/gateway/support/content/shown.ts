import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { keptByRevision } from '../../platform/database/revision';
import { contentVersions } from './tables';

export type ContentRow = typeof contentVersions.$inferSelect;

/** Gives what is in force now, in its order: of each article the last version that has begun, unless it is over or was taken away. */
export function contentReader(ctx: ModuleContext): () => Promise<ContentRow[]> {
  const read = readers.get(ctx) ?? keptByRevision(ctx, 'content_revision', () => versions(ctx.db));
  readers.set(ctx, read);
  return async () => {
    const { rows, now } = await read();
    return inForce(rows, now);
  };
}
/** The texts are kept once a process, whoever reads them. */
const readers = new WeakMap<ModuleContext, ReturnType<typeof keptByRevision<ContentRow>>>();

const versions = (db: Tx) =>
  db
    .select()
    .from(contentVersions)
    .orderBy(asc(contentVersions.sort), asc(contentVersions.key), desc(contentVersions.version));

/** Of rows with the last version of each first, those in force at a moment, epoch ms. */
export function inForce(rows: readonly ContentRow[], now: number): ContentRow[] {
  const seen = new Set<string>();
  return rows.filter(({ kind, key, shownFrom, shownUntil, removed }) => {
    if (seen.has(`${kind}/${key}`) || shownFrom.getTime() > now) return false;
    seen.add(`${kind}/${key}`);
    return !removed && (shownUntil === null || shownUntil.getTime() > now);
  });
}

/** An edition of a page that was in force at some time, whatever is in force now; null where there never was one. */
export async function editionOf(
  { db }: Pick<ModuleContext, 'db'>,
  key: string,
  edition: string,
): Promise<ContentRow | null> {
  const isMeant = and(
    eq(contentVersions.kind, 'page'),
    eq(contentVersions.key, key),
    eq(contentVersions.edition, edition),
  );
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(isMeant, lte(contentVersions.shownFrom, sql`app_now()`)))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  return row ?? null;
}

const editionsInForceRow = v.object({ key: v.string(), edition: v.string() });

/** The editions in force now of what newcomers consent to, by its page (s5.consent.terms). */
export async function editionsInForce(tx: Tx): Promise<Record<string, string>> {
  const rows = await queryRows(
    tx,
    editionsInForceRow,
    sql`
    select distinct on (key) key, edition from content_versions
    where kind = 'page' and edition is not null and shown_from <= app_now() order by key, version desc`,
  );
  return Object.fromEntries(rows.map(({ key, edition }) => [key, edition]));
}
