import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/gateway/platform/context';

/** Checks whether anybody waits for a lock, which a transaction of the test's own may hold. */
export async function isWaiting(tx: Tx): Promise<boolean> {
  // Within a transaction PostgreSQL goes on telling what it saw when it was first asked.
  await tx.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await tx.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
