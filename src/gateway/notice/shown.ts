import { asc, desc, gt, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../module-context';
import { notices } from './tables';

export type NoticeRow = typeof notices.$inferSelect;
const asked = v.tuple([v.object({ revision: v.string(), now: v.string() })]);

/**
 * Gives what is shown now: headlines first, then the newest first. The rows are kept in the process (s7.relay.announcements: cached) for as
 * long as their revision is the database's: one short statement a call, and no process says what another has changed.
 */
export function noticeReader({ db }: ModuleContext): () => Promise<NoticeRow[]> {
  let kept: { revision: string; rows: NoticeRow[] } | null = null;
  return async () => {
    const { rows: said } = await db.execute(
      sql`select revision::text, (extract(epoch from app_now()) * 1000)::bigint::text as now from notice_revision`,
    );
    const [{ revision, now }] = v.parse(asked, said);
    // Read after the revision, so that they are of that one or of a later one, which is read anew next time.
    if (kept?.revision !== revision) kept = { revision, rows: await notOver(db) };
    return kept.rows.filter((row) => isShown(row, Number(now)));
  };
}

/** The platform's time only goes forward: what is over stays so. */
const notOver = (db: ModuleContext['db']) =>
  db
    .select()
    .from(notices)
    .where(or(isNull(notices.shownUntil), gt(notices.shownUntil, sql`app_now()`)))
    .orderBy(desc(sql`${notices.type} = 'H'`), desc(notices.shownFrom), asc(notices.key));

const isShown = ({ shownFrom, shownUntil }: NoticeRow, now: number) =>
  shownFrom.getTime() <= now && (shownUntil === null || shownUntil.getTime() > now);
