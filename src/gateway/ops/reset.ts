import { sql } from 'drizzle-orm';
import { resetDemo } from '../demo/seed';
import type { ModuleContext } from '../module-context';
import { untangled } from '../platform/database';

/** The demo as it began: real time again, no faults, whole allowances, an empty outbox, and the modules' own. */
export async function resetPlatform(ctx: ModuleContext): Promise<void> {
  await untangled(() => ctx.db.execute(sql`truncate platform_clock, faults, allowances, outbox_messages`));
  await resetDemo(ctx);
}
