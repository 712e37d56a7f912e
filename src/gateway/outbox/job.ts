import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import type { ModuleContext } from '../module-context';
import { carriers } from './adapters';
import { readMessage, SEND } from './service';

/** Sends what was enqueued; graphile-worker tries again later where it fails. */
export function outboxTasks(ctx: ModuleContext): TaskList {
  const carry = carriers(ctx);
  return {
    [SEND]: async (payload) => {
      const message = readMessage(payload);
      if (message) await carry[message.channel](message);
    },
  };
}

/** Drops messages that could not be sent: what they say is out of date. A job calls it. */
export async function purgeOutbox(ctx: ModuleContext): Promise<void> {
  await ctx.db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = ${SEND} and attempts >= max_attempts and locked_at is null))`);
}
