import type { ModuleContext } from '../context';

/**
 * Runs work now and at an interval in ms, one run at a time; failures are logged and retried at the next run. Returns
 * the function that stops it and waits for the current run. Intended for supervising the job queue, which may itself
 * fail.
 */
export function repeat(
  { log }: Pick<ModuleContext, 'log'>,
  every: number,
  work: () => Promise<void>,
): () => Promise<void> {
  const once = () => work().catch((err: unknown) => log.error({ err }, 'sweep.failed'));
  let running = once();
  const timer = setInterval(() => {
    running = running.then(once);
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
