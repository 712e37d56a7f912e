import { startTracing } from '../tracing/start';
import { readSettings } from './settings';
import { startStudio } from './studio';

/**
 * Process of the studio. It prints its port as a line of JSON on standard output, and ends on SIGTERM and SIGINT, and
 * when its parent closes standard input. A restart uses the port in `STUDIO_PORT`.
 */
const log = (event: string, about: object = {}) => process.stderr.write(`${JSON.stringify({ event, ...about })}\n`);

/** Timeout after which a hanging shutdown is aborted, ms: long enough for a round that is being settled. */
const SHUTDOWN_TIMEOUT = 60_000;

try {
  const settings = readSettings(process.env);
  const stopTracing = settings.tracing ? await startTracing('maidan-studio', settings.tracing) : null;
  const { port, stop } = await startStudio(settings, log);
  let isEnding = false;
  /** Ends once: the parent closes standard input and sends a signal, too. */
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    void stop()
      .then(stopTracing)
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (process.env.STUDIO_ATTACHED === 'on') process.stdin.once('close', end).resume();
  process.stdout.write(`${JSON.stringify({ port })}\n`);
} catch (error) {
  process.stderr.write(`studio: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
