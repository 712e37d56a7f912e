import { sql } from 'drizzle-orm';
import { resetDemo } from '../demo/seed';
import type { Kit } from '../kit';
import { untangled } from '../platform/database';

/** The demo as it began: real time again, no faults, whole allowances, an empty outbox, and the modules' own. */
export async function resetPlatform(kit: Kit): Promise<void> {
  await untangled(() => kit.db.execute(sql`truncate platform_clock, faults, allowances, outbox_messages`));
  await resetDemo(kit);
}
