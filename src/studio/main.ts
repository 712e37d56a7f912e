import { readSettings } from './settings';
import { startStudio } from './studio';

/**
 * Process of the studio. It prints its port as a line of JSON on standard output, and ends on SIGTERM and SIGINT, and
 * when its parent closes standard input. A restart uses the port in `STUDIO_PORT`.
 */
const log = (event: string, about: object = {}) => process.stderr.write(`${JSON.stringify({ event, ...about })}\n`);

try {
  const { port, stop } = await startStudio(readSettings(process.env), log);
  const end = () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (process.env.STUDIO_ATTACHED === 'on') process.stdin.once('close', end).resume();
  process.stdout.write(`${JSON.stringify({ port })}\n`);
} catch (error) {
  process.stderr.write(`studio: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
