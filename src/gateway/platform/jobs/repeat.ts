import type { ModuleContext } from '../context';

/**
 * Does something now and every so many ms, one at a time; what fails is logged, and done again next time. Gives the way to stop, which waits
 * for what is running. It is for what looks after the jobs, which may fail themselves.
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
