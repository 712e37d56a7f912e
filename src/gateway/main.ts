import { ConfigError, readConfig } from './config';
import { welcome } from './demo/welcome';
import { startGateway } from './gateway';
import { NewerDatabase } from './platform/migrate';
import { NoDatabase } from './platform/postgres/keeper';

/** The process: settings from the environment, one clear line when it cannot start, a graceful end on SIGTERM and SIGINT. */
try {
  const config = readConfig(process.env);
  const gateway = await startGateway(config);
  process.stdout.write(`${welcome(config, gateway.port)}\n`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      gateway.kit.log.info({ signal }, 'gateway.stopping');
      setTimeout(() => process.exit(1), 10_000).unref();
      void gateway.stop().then(() => process.exit(0));
    });
} catch (error) {
  process.stderr.write(`maidan: ${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof NoDatabase || error instanceof NewerDatabase) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}: another program uses this PORT`;
  return error.stack ?? error.message;
}
