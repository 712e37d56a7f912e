import { readSettings } from './settings';
import { startStudio } from './studio';

/**
 * The process. It prints its port on standard output, a line of JSON, and ends on SIGTERM and SIGINT, and when its
 * parent's end of standard input closes. A restart takes the port that `STUDIO_PORT` names.
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
