import { asc, desc, gt, isNull, or, sql } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { cacheByRevision } from '../../platform/database/revision';
import { notices } from './tables';

export type NoticeRow = typeof notices.$inferSelect;

/**
 * Returns the reader of current notices: headlines first, then the newest. Rows are cached in the process
 * (s7.relay.announcements: cached).
 */
export function noticeReader(ctx: ModuleContext): () => Promise<NoticeRow[]> {
  const read = cacheByRevision(ctx, 'notice_revision', () => notOver(ctx.db));
  return async () => {
    const { rows, now } = await read();
    return rows.filter((row) => isVisible(row, now));
  };
}

/**
 * Queries notices that have not ended. The platform time only moves forward, so ended ones can be left out of the
 * cache.
 */
const notOver = (db: ModuleContext['db']) =>
  db
    .select()
    .from(notices)
    .where(or(isNull(notices.shownUntil), gt(notices.shownUntil, sql`app_now()`)))
    .orderBy(desc(sql`${notices.type} = 'H'`), desc(notices.shownFrom), asc(notices.key));

const isVisible = ({ shownFrom, shownUntil }: NoticeRow, now: number) =>
  shownFrom.getTime() <= now && (shownUntil === null || shownUntil.getTime() > now);
