import { and, eq } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { accountById, alertOwner } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { liftTimeout, transact } from '../../platform/database/transact';
import { enqueue } from '../../platform/jobs/enqueue';
import { ownDataExports } from './tables';
import { writeFiles } from './write-files';

const MAKE = 'ownData.make';
const payload = v.object({ exportId: v.string() });
/** Tries of a job. After the last one the request has failed, and the player can make another. */
const TRIES = 5;

/** Enqueues the making of a file, in the transaction of its request. */
export const makeLater = (tx: Tx, exportId: string): Promise<void> => enqueue(tx, MAKE, { exportId }, { tries: TRIES });

/** Returns the job that makes a file of an account's data. */
export const ownDataTasks = (ctx: ModuleContext): TaskList => ({
  [MAKE]: async (rawPayload, { job }) => {
    const { exportId } = v.parse(payload, rawPayload);
    try {
      await makeOwnData(ctx, exportId);
    } catch (error) {
      if (job.attempts >= job.max_attempts)
        await ctx.db.update(ownDataExports).set({ state: 'failed' }).where(isPending(exportId));
      throw error;
    }
  },
});

const isPending = (exportId: string) => and(eq(ownDataExports.id, exportId), eq(ownDataExports.state, 'pending'));

/** Makes the file as of one moment, and notifies the owner, in one transaction. A replaced request is ignored. */
const makeOwnData = (ctx: ModuleContext, exportId: string): Promise<void> =>
  transact(
    ctx,
    async (tx, within) => {
      await liftTimeout(tx);
      const [request] = await tx.select().from(ownDataExports).where(isPending(exportId));
      const owner = request && (await accountById(tx, request.accountId));
      if (!owner) return;
      await writeFiles(within, request, owner);
      const readyAt = await within.now();
      const expiresAt = new Date(readyAt.getTime() + within.config.ownDataFor);
      await tx.update(ownDataExports).set({ state: 'ready', readyAt, expiresAt }).where(isPending(exportId));
      await alertOwner(within, tx, owner, 'ownData.ready', { days: Math.floor(within.config.ownDataFor / 86_400_000) });
    },
    { isolationLevel: 'repeatable read' },
  );
