import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { accountAlerts } from './tables';
import { alertWords, circumstances, type Reader } from './words';

/** SQL query: an owner's alerts that are not deleted (`id`, `at`, `read`). */
export const visibleAlertsSql = (accountId: string): SQL =>
  sql`select id, at, read_at is not null as read from account_alerts where account_id = ${accountId} and removed_at is null`;

/** Returns the text of alerts by id. */
export async function alertTextsByIds(tx: Tx, ids: string[], reader: Reader) {
  if (ids.length === 0) return [];
  const rows = await tx.select().from(accountAlerts).where(inArray(accountAlerts.id, ids));
  return rows.map((row) => {
    const { title, text } = alertWords(row, reader);
    return { id: row.id, title, lines: [text, ...circumstances(row, reader)], at: row.at.getTime() };
  });
}

const of = (accountId: string, id: string) =>
  and(eq(accountAlerts.accountId, accountId), eq(accountAlerts.id, id), isNull(accountAlerts.removedAt));

/** Marks one alert, or all, as read. Returns whether there was any. */
export async function markAlertsRead(tx: Tx, accountId: string, id: string | null): Promise<boolean> {
  const which =
    id === null ? and(eq(accountAlerts.accountId, accountId), isNull(accountAlerts.readAt)) : of(accountId, id);
  const { rowCount } = await tx
    .update(accountAlerts)
    .set({ readAt: sql`coalesce(${accountAlerts.readAt}, app_now())` })
    .where(which);
  return Boolean(rowCount);
}

/** Hides an alert from its owner; the row stays, so that it is not repeated. */
export async function hideAlert(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.update(accountAlerts).set({ removedAt: sql`app_now()` }).where(of(accountId, id));
  return Boolean(rowCount);
}
