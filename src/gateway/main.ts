import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseError } from 'pg';
import { welcome } from './demo/welcome';
import { type Gateway, startGateway } from './gateway';
import { type Config, ConfigError, readConfig } from './platform/config';
import { isPoolerRejection, isUnreachable } from './platform/database/database';
import { UnfitDatabase } from './platform/database/migrate';
import { NoDatabase } from './platform/embedded-postgres/keeper';
import { RestoreError, restoreBackup } from './platform/embedded-postgres/restore';

/**
 * Entry point: reads settings from the environment, prints a one-line reason if it cannot start, and shuts down
 * gracefully on SIGTERM and SIGINT. With `--restore <file>` it restores a backup instead, and ends.
 */
const stopping = new AbortController();
try {
  const config = readConfig(process.env);
  await restoreIfRequested(config);
  const starting = startGateway(config, undefined, stopping.signal);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(starting, config));
  // The `npm run dev` process that started us is gone.
  process.once('disconnect', () => void end(starting, config));
  const { port, opsPort, ctx } = await starting;
  process.stdout.write(`${welcome(config, { port, opsPort, payments: ctx.listening.payments })}\n`);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  process.stderr.write(`maidan: ${reasonOf(error)}\n`);
  process.exit(1);
}

/** Time for running calls and jobs to end after a stop, ms; what runs longer is cut (`own.stop.drain`). */
const LAST = 15_000;

/** Shuts down gracefully, even during startup. */
async function end(starting: Promise<Gateway>, { timeoutFactor, drainTime }: Config) {
  setTimeout(() => process.exit(1), drainTime + LAST * timeoutFactor).unref();
  stopping.abort();
  const gateway = await starting;
  gateway.ctx.log.info('gateway.stopping');
  await gateway.stop();
  process.exit(0);
}

async function restoreIfRequested({ databaseUrl, dataDir, timeoutFactor }: Config) {
  const { restore: file } = parseArgs({ options: { restore: { type: 'string' } }, strict: false }).values;
  if (file === undefined) return;
  if (typeof file !== 'string') throw new RestoreError('--restore needs a file');
  if (databaseUrl) throw new RestoreError('DATABASE_URL is set: restore that database by its own tools');
  const { startedAt, files } = await restoreBackup(resolve(file), dataDir, timeoutFactor);
  process.stdout.write(
    `The backup of ${startedAt} was restored to ${dataDir}: ${files.length} files. Start the gateway.\n`,
  );
  process.exit(0);
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof NoDatabase || error instanceof UnfitDatabase)
    return error.message;
  if (error instanceof RestoreError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isPoolerRejection(error))
    return 'DATABASE_URL is a pooler: set DATABASE_DIRECT_URL to the address of the database itself';
  if (isUnreachable(error)) return 'the database cannot be reached: DATABASE_URL says where it is';
  if (error instanceof DatabaseError) return `the database refuses: ${error.message}`;
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}: another program uses this PORT`;
  return error.stack ?? error.message;
}
