import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/gateway/platform/context';

/** Returns whether any query waits for a lock, which a transaction of the test may hold. */
export async function isWaiting(tx: Tx): Promise<boolean> {
  // Within a transaction PostgreSQL keeps returning its first snapshot of the statistics.
  await tx.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await tx.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
