import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { BackupRunning, startBackup } from '../../platform/embedded-postgres/backup';
import { ADMIN, act, type Command } from './command';

/** Backups of the embedded PostgreSQL (`own.backup.owners`); a server of the operator's own has better tools. */
export const backupCommands: Record<string, Command> = {
  backup: {
    ...act(ADMIN, 'backup <file>', async (ctx, { args }, { wrote }) => {
      // The command line writes the file, and sends no name.
      v.parse(v.strictTuple([]), args);
      const archive = await openArchive(ctx);
      try {
        // Recorded before the first byte leaves.
        await transact(ctx, (_, within) => wrote(within));
      } catch (error) {
        archive.destroy();
        throw error;
      }
      archive.once('end', () => ctx.log.info('backup.sent'));
      archive.once('error', (error) => ctx.log.error({ err: error }, 'backup.failed'));
      return archive;
    }),
    alone: true,
  },
};

async function openArchive({ config }: ModuleContext) {
  if (config.databaseUrl) throw new ApiError(409, 'ops.backupElsewhere');
  try {
    return await startBackup(config.dataDir);
  } catch (error) {
    if (error instanceof BackupRunning) throw new ApiError(409, 'ops.backupRunning');
    throw error;
  }
}
