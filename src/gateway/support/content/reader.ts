import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { cacheByRevision } from '../../platform/database/revision';
import { contentVersions } from './tables';

export type ContentRow = typeof contentVersions.$inferSelect;

/**
 * Returns the reader of current content, in order: of each article the latest version that has started, unless it has
 * ended or was removed.
 */
export function contentReader(ctx: ModuleContext): () => Promise<ContentRow[]> {
  const read = readers.get(ctx) ?? cacheByRevision(ctx, 'content_revision', () => versions(ctx.db));
  readers.set(ctx, read);
  return async () => {
    const { rows, now } = await read();
    return inForce(rows, now);
  };
}
/** Readers per context, so that texts are cached once. */
const readers = new WeakMap<ModuleContext, ReturnType<typeof cacheByRevision<ContentRow>>>();

const versions = (db: Tx) =>
  db
    .select()
    .from(contentVersions)
    .orderBy(asc(contentVersions.sort), asc(contentVersions.key), desc(contentVersions.version));

/** Returns the rows in force at a time, epoch ms; `rows` have the latest version of each item first. */
export function inForce(rows: readonly ContentRow[], now: number): ContentRow[] {
  const visitedKeys = new Set<string>();
  return rows.filter(({ kind, key, shownFrom, shownUntil, removed }) => {
    if (visitedKeys.has(`${kind}/${key}`) || shownFrom.getTime() > now) return false;
    visitedKeys.add(`${kind}/${key}`);
    return !removed && (shownUntil === null || shownUntil.getTime() > now);
  });
}

/** Returns an edition of a page that has ever been in force, or null. */
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

/** Returns the current editions of the texts that newcomers consent to, by page (s5.consent.terms). */
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
