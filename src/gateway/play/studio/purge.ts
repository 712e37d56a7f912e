import { sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';
import { STUDIO_WINDOW } from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';

/**
 * Deletes expired nonces, by the real clock; calls and budgets after some months; and launches that were not used or
 * are a visitor's. Settled transactions are stored permanently. A job calls it.
 */
export async function purgeStudios({ db }: ModuleContext): Promise<void> {
  await db.execute(
    sql`delete from studio_nonces where at < clock_timestamp() - make_interval(secs => ${(2 * STUDIO_WINDOW) / 1_000})`,
  );
  await db.execute(
    sql`delete from studio_calls where at < app_now() - make_interval(days => ${GATEWAY_SETTINGS.studio.callsKeptDays})`,
  );
  await db.execute(
    sql`delete from studio_budgets where day < app_now()::date - ${GATEWAY_SETTINGS.studio.callsKeptDays}::int`,
  );
  await db.execute(
    sql`delete from studio_launches where (used_at is null or account_id is null) and ends_at < app_now() - interval '1 day'`,
  );
}
